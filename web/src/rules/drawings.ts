/** What the pictures of the rules show, as data; `pictures/` draws it. */

export interface RowDrawing {
  colour: string // of its lock, and of its numbers unless they say otherwise
  numbers?: string[] // where they are not those of the original: `y2` for each
  place?: number // of a row with several colours, from 1: its label
  crossed: number[]
  name?: string // whose row it is; without one the row is labelled with its colour
}

export interface FieldDrawing {
  mark: string
  points: number
  pawn?: string
  step?: number // how many free fields away it is, and whether one may go there
  allowed?: boolean
  last?: boolean // one of those that bring the final round
}

/** Marks, dice and cards are a letter and a number: `g7`, `w4` a white die, `#7` a back, `jr7` a joker played as red. */
export type Drawing =
  | { kind: 'rows'; rows: RowDrawing[] }
  | { kind: 'dice'; dice: string[]; marks: string[] }
  | { kind: 'boxes'; crossed: number }
  | { kind: 'points'; points: number[] }
  | { kind: 'sum'; parts: SumPart[]; total: number }
  | { kind: 'panel'; scores: { name: string; games: number[] }[] }
  | { kind: 'track'; fields: FieldDrawing[] }
  | { kind: 'cards'; cards: string[] }
  | { kind: 'display'; display: number[]; top: number; count: number }

/** `of` is a row's letter or `penalties`. */
export interface SumPart {
  of: string
  points: number
}

const rows = (...drawn: RowDrawing[]): Drawing => ({ kind: 'rows', rows: drawn })
const row = (colour: string, ...crossed: number[]): RowDrawing => ({ colour, crossed })

/** A row as it is printed on another sheet: `10 6 2 …` in its own colour, or `y2 y3 …`. */
const other = (colour: string, numbers: string, ...crossed: number[]): RowDrawing => ({
  ...row(colour, ...crossed),
  numbers: numbers.split(' ').map((number) => (/^\d/.test(number) ? colour + number : number)),
})
const MIXED_COLOURS = [
  other('r', 'y2 y3 y4 b5 b6 b7 g8 g9 g10 r11 r12'),
  other('y', 'r2 r3 g4 g5 g6 g7 b8 b9 y10 y11 y12'),
  other('g', 'b12 b11 b10 y9 y8 y7 r6 r5 r4 g3 g2'),
  other('b', 'g12 g11 r10 r9 r8 r7 y6 y5 b4 b3 b2'),
].map((drawn, index) => ({ ...drawn, place: index + 1 }))
const MIXED_RED = '10 6 2 8 3 4 12 5 9 7 11'

export const mixedColours = [rows(...MIXED_COLOURS)]
export const mixedColoursSkipped = [rows(...MIXED_COLOURS.slice(0, 1).map((first) => ({ ...first, crossed: [3, 6] })))]
export const mixedNumbers = [
  rows(
    other('r', MIXED_RED),
    other('y', '9 12 4 6 7 2 5 8 11 3 10'),
    other('g', '8 2 10 12 6 9 7 4 5 11 3'),
    other('b', '5 7 11 9 12 3 8 10 2 6 4'),
  ),
]
export const mixedNumbersSkipped = [rows(other('r', MIXED_RED, 6, 8))]

export const emptySheet = [rows(row('r'), row('y'), row('g'), row('b'))]
export const skippedNumbers = [rows(row('r', 5, 7), row('y', 3, 4, 7, 8, 10), row('g', 12, 9, 6), row('b', 10))]
export const lockedRow = [rows(row('g', 12, 11, 9, 7, 6, 2))]
export const lockedTogether = [
  rows(
    { ...row('r', 2, 4, 5, 7, 8, 12), name: 'Ada' },
    { ...row('r', 3, 4, 6, 9, 10, 12), name: 'Ben' },
    { ...row('r', 2, 5, 6, 9), name: 'Cleo' },
  ),
]

export const whiteSum: Drawing[] = [{ kind: 'dice', dice: ['w1', 'w4'], marks: ['r5', 'y5', 'g5', 'b5'] }]
export const whiteAndColour: Drawing[] = [{ kind: 'dice', dice: ['w4', 'b6'], marks: ['b10'] }]

export const penaltyBoxes: Drawing[] = [{ kind: 'boxes', crossed: 2 }]
export const pointsKey: Drawing[] = [{ kind: 'points', points: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78] }]
export const sheetTotal: Drawing[] = [
  {
    kind: 'sum',
    parts: [
      { of: 'r', points: 10 },
      { of: 'y', points: 6 },
      { of: 'g', points: 28 },
      { of: 'b', points: 36 },
      { of: 'penalties', points: -10 },
    ],
    total: 70,
  },
]
export const panel: Drawing[] = [
  {
    kind: 'panel',
    scores: [
      { name: 'Ada', games: [50, 90, 52] },
      { name: 'Ben', games: [61, 60, 58] },
    ],
  },
]

export const pawnMoves: Drawing[] = [
  {
    kind: 'track',
    fields: [
      { mark: 'r3', points: 1, pawn: 'A' },
      { mark: 'y5', points: 1, step: 1, allowed: true },
      { mark: 'b9', points: 1, pawn: 'B' },
      { mark: 'r6', points: 2, step: 2, allowed: false },
      { mark: 'g10', points: 2, step: 3, allowed: true },
    ],
  },
]
export const lastFields: Drawing[] = [
  {
    kind: 'track',
    fields: [
      { mark: 'b4', points: 18 },
      { mark: 'g3', points: 18, last: true },
      { mark: 'r12', points: 19, last: true, pawn: 'A' },
      { mark: 'y12', points: 19, last: true },
      { mark: 'b2', points: 20, last: true },
      { mark: 'g2', points: 20, last: true },
    ],
  },
]

export const cardSides: Drawing[] = [{ kind: 'cards', cards: ['r7', '#7'] }]
export const display: Drawing[] = [{ kind: 'display', display: [3, 11, 6, 9], top: 8, count: 28 }]
export const displayFilled: Drawing[] = [{ kind: 'display', display: [3, 8, 6, 9], top: 4, count: 27 }]
export const allCrossed: Drawing[] = [{ kind: 'cards', cards: ['r4', 'r5', 'r7'] }, rows(row('r', 4, 5, 7))]
export const someCrossed: Drawing[] = [{ kind: 'cards', cards: ['y2', 'y4', 'y6'] }, rows(row('y', 2, 4))]
export const jokerPlayed: Drawing[] = [{ kind: 'cards', cards: ['r6', 'jr7', 'r8'] }, rows(row('r', 6, 7, 8))]
