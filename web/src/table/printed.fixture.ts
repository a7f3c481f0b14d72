import type { Own, Printed, PrintedRow, ViewInfo } from '../protocol'

const UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const DOWN = UP.toReversed()

const plain = (colour: string, values: number[]): PrintedRow => ({
  numbers: values.map((value) => ({ colour, value })),
  lock: colour,
  colour,
})
const mixed = (lock: string, text: string): PrintedRow => ({
  numbers: text.split(' ').map((word) => ({ colour: word.charAt(0), value: Number(word.slice(1)) })),
  lock,
  colour: null,
})
type Phase = Printed['phases'][number]
const phase = (name: string, actor: Phase['actor'], penalty = false): Phase => ({ name, actor, penalty })

/** What is printed for the original. */
export const classic: Printed = {
  rows: [plain('r', UP), plain('y', UP), plain('g', DOWN), plain('b', DOWN)],
  colours: ['r', 'y', 'g', 'b'],
  mixed: false,
  lock_needs: 5,
  points: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
  penalty: 5,
  boxes: 4,
  rows_to_end: 2,
  fields: [],
  last_fields: 0,
  games: 1,
  suits: [],
  phases: [
    phase('first', 'chance'),
    phase('roll', 'chance'),
    phase('white', 'everybody'),
    phase('reply', 'everybody'),
    phase('colour', 'active', true),
    phase('over', 'nobody'),
  ],
  most_played: 0,
  full_hand: 0,
}

/** The sheet with mixed colours. */
export const mixxA: Printed = {
  ...classic,
  mixed: true,
  rows: [
    mixed('r', 'y2 y3 y4 b5 b6 b7 g8 g9 g10 r11 r12'),
    mixed('y', 'r2 r3 g4 g5 g6 g7 b8 b9 y10 y11 y12'),
    mixed('g', 'b12 b11 b10 y9 y8 y7 r6 r5 r4 g3 g2'),
    mixed('b', 'g12 g11 r10 r9 r8 r7 y6 y5 b4 b3 b2'),
  ],
}

/** The sheet with mixed numbers: its first row and another. */
export const mixxB: Printed = {
  ...classic,
  rows: [plain('r', [10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11]), plain('y', [9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10])],
}

export const board: Printed = {
  ...classic,
  fields: [
    { colour: 'y', number: 3, points: 1 },
    { colour: 'r', number: 3, points: 2 },
  ],
  last_fields: 1,
}

/** A position after a roll, as a spectator sees it. */
export const rolled: ViewInfo = {
  game: 'classic',
  options: {},
  seat: null,
  phase: 'white',
  turn: 1,
  active: 0,
  asked: [0, 1],
  waiting: [0, 1],
  crossed: false,
  sheets: ['-', '-'],
  scores: [0, 0],
  closed: [],
  closing: [],
  answer: null,
  whites: [1, 4],
  coloured: { r: 1, y: 2, g: 3, b: 4 },
  pawns: [],
  final_turns: 0,
  cards: null,
  panel: [],
  ending: null,
}

/** What a seat is told of its own: something to decide, unless there is nothing legal. */
export const ownOf = (seat: number, legal: string[], rest: Partial<Own> = {}): Own => ({
  seat,
  answer: null,
  hand: [],
  legal,
  penalty: false,
  landings: {},
  takes: 0,
  ...rest,
})
