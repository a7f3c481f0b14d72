/**
 * The rules pages: every game is a list of sections, every section a heading and blocks.
 * Games share sections, so that each page is complete and no text is written twice. The keys of all words of the
 * pages stand here in full; tests/test_words.py looks for them.
 */

import { example, list, picture, section, steps, text, type Block, type Section } from './blocks'
import * as drawn from './drawings'

export interface Page {
  game: string
  blurb: string
  facts: string
  sections: Section[]
}

export const SHELL = {
  title: 'rules-title',
  intro: 'rules-intro',
  all: 'rules-all',
  contents: 'rules-contents',
  example: 'rules-example',
  learn: 'rules-try',
  jokers: 'rules-try-jokers',
} as const

// -- every game --------------------------------------------------------------------------------------------------------

const emptySheet = picture(drawn.emptySheet, 'rules-aim-picture')
const aim = section('rules-aim', text('rules-aim-sheet'), emptySheet)

const crossing = section(
  'rules-crossing',
  text('rules-crossing-order'),
  text('rules-crossing-skip'),
  example('rules-crossing-example', drawn.skippedNumbers, 'rules-crossing-picture'),
)

const penalty = (key: string) =>
  section(
    'rules-penalty',
    text(key),
    text('rules-penalty-others'),
    picture(drawn.penaltyBoxes, 'rules-penalty-picture'),
  )

const rowPoints = [
  text('rules-score-rows'),
  picture(drawn.pointsKey, 'rules-score-rows-picture'),
  text('rules-score-penalty'),
]
const sheetExample = example('rules-score-example', drawn.sheetTotal, 'rules-score-picture')
const score = section('rules-score', ...rowPoints, text('rules-score-winner'), sheetExample)

// -- the dice ----------------------------------------------------------------------------------------------------------

const need = (...keys: string[]) => section('rules-need', list(...keys), text('rules-need-here'))

const colourExample = example('rules-turn-colour-example', drawn.whiteAndColour, 'rules-turn-colour-picture')

/** A turn with dice, by its steps, with an example of white and colour. */
const diceTurn = (after: string[], ofColour: Block = colourExample) =>
  section(
    'rules-turn',
    text('rules-turn-dice'),
    steps('rules-turn-white', ...after),
    example('rules-turn-white-example', drawn.whiteSum, 'rules-turn-white-picture'),
    ofColour,
    text('rules-turn-free'),
    text('rules-turn-counts'),
  )

const lockText = [text('rules-lock-five'), text('rules-lock-cross')]
const lock = (...more: Block[]) =>
  section(
    'rules-lock',
    ...lockText,
    text('rules-lock-closed'),
    example('rules-lock-example', drawn.lockedRow, 'rules-lock-picture'),
    ...more,
  )

const together = (...more: Block[]) =>
  section(
    'rules-together',
    text('rules-together-white'),
    text('rules-lock-announced'),
    text('rules-together-gone'),
    ...more,
  )
const lockedTogether = together(example('rules-together-example', drawn.lockedTogether, 'rules-together-picture'))

const severalLocks = [text('rules-end-more'), example('rules-end-example')]
const diceEnd = section('rules-end', text('rules-end-dice'), ...severalLocks)

const classic = [
  diceTurn(['rules-turn-colour']),
  crossing,
  lock(),
  lockedTogether,
  penalty('rules-penalty-dice'),
  diceEnd,
  score,
]

// -- other sheets ------------------------------------------------------------------------------------------------------

const diceAndSheet = need('rules-need-dice', 'rules-need-sheet')
const otherLock = (closed: string) =>
  section('rules-lock', text('rules-lock-last'), text('rules-lock-cross'), text(closed))

const mixxA = [
  section('rules-aim', text('rules-aim-sheet'), picture(drawn.mixedColours, 'rules-mixx-a-picture')),
  diceAndSheet,
  diceTurn(
    ['rules-turn-colour-mixed'],
    example('rules-mixx-a-example', drawn.whiteAndColour, 'rules-mixx-a-example-picture'),
  ),
  section(
    'rules-crossing',
    text('rules-mixx-a'),
    text('rules-crossing-printed'),
    text('rules-crossing-skip'),
    example('rules-mixx-a-skip', drawn.mixedColoursSkipped, 'rules-mixx-a-skip-picture'),
  ),
  otherLock('rules-lock-closed-row'),
  together(),
  penalty('rules-penalty-dice'),
  section('rules-end', text('rules-end-rows'), text('rules-end-more')),
  section('rules-score', ...rowPoints, text('rules-score-winner')),
]

const mixxB = [
  section('rules-aim', text('rules-aim-sheet'), picture(drawn.mixedNumbers, 'rules-mixx-b-picture')),
  diceAndSheet,
  diceTurn(['rules-turn-colour']),
  section(
    'rules-crossing',
    text('rules-mixx-b'),
    text('rules-crossing-skip'),
    example('rules-mixx-b-skip', drawn.mixedNumbersSkipped, 'rules-mixx-b-skip-picture'),
  ),
  otherLock('rules-lock-closed'),
  together(),
  penalty('rules-penalty-dice'),
  section('rules-end', text('rules-end-dice'), text('rules-end-more')),
  score,
]

// -- the match ---------------------------------------------------------------------------------------------------------

const match = section(
  'rules-match',
  text('rules-match-games'),
  text('rules-match-anew'),
  text('rules-match-sum'),
  example('rules-match-example', drawn.panel, 'rules-match-picture'),
)

// -- the track ---------------------------------------------------------------------------------------------------------

const pawn = section(
  'rules-pawn',
  text('rules-pawn-steps'),
  text('rules-pawn-field'),
  text('rules-pawn-three'),
  example(
    ['rules-pawn-example', 'rules-pawn-example-have', 'rules-pawn-example-lost', 'rules-pawn-example-cross'],
    drawn.pawnMoves,
    'rules-pawn-picture',
  ),
)

const trackEnd = section(
  'rules-end',
  text('rules-end-track'),
  picture(drawn.lastFields, 'rules-end-track-picture'),
  text('rules-end-sooner'),
  ...severalLocks,
)

const trackScore = section(
  'rules-score',
  ...rowPoints,
  text('rules-score-track'),
  text('rules-score-winner'),
  sheetExample,
  example('rules-score-track-example'),
)

// -- the cards ---------------------------------------------------------------------------------------------------------

const cardSides = picture(drawn.cardSides, 'rules-need-cards-picture')
const cardNeed = section('rules-need', list('rules-need-cards', 'rules-need-sheet'), cardSides, text('rules-need-here'))

const deal = section(
  'rules-deal',
  text('rules-deal-hands'),
  text('rules-deal-display'),
  text('rules-deal-known'),
  picture(drawn.display, 'rules-deal-picture'),
)

const cardTurn = [
  section('rules-turn', text('rules-turn-cards'), steps('rules-turn-take', 'rules-turn-call', 'rules-turn-play')),
  section(
    'rules-take',
    text('rules-take-five'),
    text('rules-take-fill'),
    example('rules-take-example', drawn.displayFilled, 'rules-take-picture'),
  ),
  section('rules-call', text('rules-call-all'), text('rules-call-secret'), example('rules-call-example')),
  section(
    'rules-play',
    text('rules-play-count'),
    text('rules-play-cross'),
    text('rules-play-skip'),
    example('rules-play-all-example', drawn.allCrossed, 'rules-play-all-picture'),
    example('rules-play-some-example', drawn.someCrossed, 'rules-play-some-picture'),
    text('rules-play-counts'),
  ),
]

const jokers = section(
  'rules-joker',
  text('rules-cards-jokers-blurb'),
  text('rules-need-jokers'),
  text('rules-deal-hands-jokers'),
  text('rules-joker-colour'),
  text('rules-joker-together'),
  example('rules-joker-example', drawn.jokerPlayed, 'rules-joker-picture'),
)

const cardRest = [
  crossing,
  section(
    'rules-lock',
    ...lockText,
    text('rules-lock-own'),
    example('rules-lock-own-example', drawn.lockedRow, 'rules-lock-picture'),
  ),
  penalty('rules-penalty-cards'),
  section('rules-end', text('rules-end-cards'), text('rules-end-call')),
  score,
]

// -- the pages ---------------------------------------------------------------------------------------------------------

export const PAGES: Page[] = [
  {
    game: 'classic',
    blurb: 'rules-classic-blurb',
    facts: 'rules-classic-facts',
    sections: [aim, diceAndSheet, ...classic],
  },
  {
    game: 'deluxe',
    blurb: 'rules-deluxe-blurb',
    facts: 'rules-deluxe-facts',
    sections: [aim, need('rules-need-dice', 'rules-need-wipe'), match, ...classic],
  },
  { game: 'mixx-a', blurb: 'rules-mixx-a-blurb', facts: 'rules-classic-facts', sections: mixxA },
  { game: 'mixx-b', blurb: 'rules-mixx-b-blurb', facts: 'rules-classic-facts', sections: mixxB },
  {
    game: 'board',
    blurb: 'rules-board-blurb',
    facts: 'rules-board-facts',
    sections: [
      section('rules-aim', text('rules-aim-track'), emptySheet),
      need('rules-need-dice', 'rules-need-sheet', 'rules-need-track', 'rules-need-pawns'),
      diceTurn(['rules-turn-colour', 'rules-turn-pawn']),
      pawn,
      crossing,
      lock(text('rules-lock-pawn')),
      lockedTogether,
      penalty('rules-penalty-track'),
      trackEnd,
      trackScore,
    ],
  },
  {
    game: 'cards',
    blurb: 'rules-cards-blurb',
    facts: 'rules-cards-facts',
    sections: [aim, cardNeed, deal, ...cardTurn, jokers, ...cardRest],
  },
]
const EARLIER: Record<string, string> = { 'cards-jokers': 'cards' } // ids of earlier versions

/** The page of a game, if there is such a game. */
export const pageOf = (game: string | null): Page | undefined =>
  PAGES.find((page) => page.game === (EARLIER[game ?? ''] ?? game))
