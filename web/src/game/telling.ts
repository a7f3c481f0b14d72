/** Moves in words: what happened, for the list of moves and for screen readers, and what a button would do. */

import type { Printed } from '../protocol'
import { language, say } from '../words.svelte'
import { colourOf, numberOf, parseAction, parseEvent, type Action } from './actions'
import { hasCross } from './sheet'

export interface Circumstances {
  sheet?: string // the player's, before the move: tells whether the pawn's field is crossed by it
  phase?: string // in `move`, passing is leaving the pawn
}

/** An event as a sentence. */
export function tell(text: string, names: string[], circumstances: Circumstances = {}): string {
  const event = parseEvent(text)
  if (event.kind === 'shuffle') return say('told-shuffle')
  if (event.kind === 'redeal') return say('told-redeal')
  if (event.kind === 'back')
    return tellBack(
      event.decision,
      event.seats.map((seat) => names[seat] ?? ''),
    )
  if (event.kind === 'call') return say('told-call', { sum: event.sum })
  if (event.kind === 'correct') return say('told-correct', { outcome: tell(event.outcome, names) })
  if (event.kind === 'first') return say('begins', { name: names[event.seat] ?? '' })
  if (event.kind === 'roll') {
    const [first = 0, second = 0] = event.whites
    return say('told-roll', { first, second, sum: first + second })
  }
  return tellAct(names[event.seat] ?? '', event.action, circumstances)
}

function tellBack(decision: number, names: string[]): string {
  return names.length ? say('told-back', { names: list(names), decision }) : say('told-back-unnamed', { decision })
}

/** What somebody did, as a sentence. */
export function tellAct(name: string, action: Action, { sheet }: Circumstances): string {
  switch (action.kind) {
    case 'pass':
      return say('told-pass', { name })
    case 'next':
      return say('told-next', { name })
    case 'stop':
      return say('told-stop', { name })
    case 'mark':
      return say('told-cross', { name, number: theMark(action.mark) })
    case 'move': {
      const facts = { name, steps: action.steps, number: theMark(action.mark) }
      return crosses(action.mark, sheet) ? say('told-move-cross', facts) : say('told-move', facts)
    }
    case 'take':
      return say('told-take', { name, ...taken(action.numbers) })
    case 'play': {
      if (!action.cards.length) return say('told-cross', { name, number: list(action.marks.map(theMark)) })
      const facts = { name, ...played(action.cards) }
      if (!action.marks.length) return say('told-play', facts)
      if (action.marks.length === action.cards.length) return say('told-play-all', facts)
      return say('told-play-some', { ...facts, numbers: list(action.marks.map(theMark)) })
    }
  }
}

/** An action as the words on the button that does it. */
export function tellAction(text: string, { sheet, phase }: Circumstances = {}): string {
  const action = parseAction(text)
  switch (action.kind) {
    case 'pass':
      return phase === 'move' ? say('do-stay') : say('do-pass')
    case 'next':
      return say('do-next')
    case 'stop':
      return say('do-stop')
    case 'mark':
      return say('do-cross', { number: theMark(action.mark) })
    case 'move': {
      const facts = { steps: action.steps, number: theMark(action.mark) }
      return crosses(action.mark, sheet) ? say('do-move-cross', facts) : say('do-move', facts)
    }
    case 'take':
      return say('do-take', taken(action.numbers))
    case 'play': {
      if (!action.cards.length) return say('do-cross', { number: list(action.marks.map(theMark)) })
      const facts = played(action.cards)
      if (!action.marks.length) return say('do-play', facts)
      if (action.marks.length === action.cards.length) return say('do-play-all', facts)
      return say('do-play-some', { ...facts, numbers: list(action.marks.map(theMark)) })
    }
  }
}

/** A number of the sheet by itself, `g7`: green 7. */
export const tellMark = (mark: string): string => say('mark', named(mark))

/** A number of the sheet or a card within a sentence; `j7` is a joker that has no colour yet. */
export const tellCard = (card: string): string =>
  card.startsWith('j') ? say('piece-joker', { number: numberOf(card) }) : theMark(card)

/** A card by itself, for whoever does not see it. */
export const cardName = (card: string): string =>
  card.startsWith('j') ? say('piece-joker', { number: numberOf(card) }) : tellMark(card)

/** A row by itself: its colour, or on a mixed sheet its number from the top. */
export const tellRow = ({ mixed, rows }: Pick<Printed, 'mixed' | 'rows'>, row: number): string =>
  mixed ? say('row-number', { number: row + 1 }) : say(`colour-${rows[row]?.lock ?? ''}`)

/** Several things in one phrase: a, b and c; or, of which one is to be chosen, a, b or c. */
export function list(things: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const tongue = language() === 'en' ? 'en-GB' : language() // without a comma before "and"
  return new Intl.ListFormat(tongue, { type }).format(things)
}

/** A number of the sheet within a sentence, with its article where the language has one. */
export function theMark(mark: string): string {
  const vowel = [8, 11].includes(numberOf(mark)) // l’8 and l’11 in Italian
  return vowel ? say('the-mark-vowel', named(mark)) : say('the-mark', named(mark))
}

/** A card within a sentence; a joker is written with the colour it was given, `jr7`. */
function theCard(card: string): string {
  return card.startsWith('j') ? say('the-joker', named(card.slice(1))) : theMark(card)
}

const named = (mark: string) => ({ colour: say(`colour-${colourOf(mark)}`), number: numberOf(mark) })
const taken = (numbers: number[]) => ({ cards: list(numbers.map(String)), count: numbers.length })
const played = (cards: string[]) => ({ cards: list(cards.map(theCard)), count: cards.length })
const crosses = (mark: string, sheet?: string) => sheet !== undefined && !hasCross(sheet, mark)
