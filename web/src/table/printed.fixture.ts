import type { Printed, ViewInfo } from '../protocol'

const up = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const down = up.toReversed()

/** What is printed for the original. */
export const classic: Printed = {
  rows: [
    { colour: 'r', numbers: up },
    { colour: 'y', numbers: up },
    { colour: 'g', numbers: down },
    { colour: 'b', numbers: down },
  ],
  lock_needs: 5,
  points: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
  penalty: 5,
  boxes: 4,
  rows_to_end: 2,
  fields: [],
  last_fields: 0,
  games: 1,
  suits: [],
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
  waiting: [0, 1],
  crossed: false,
  sheets: ['-', '-'],
  scores: [0, 0],
  closed: [],
  answer: null,
  whites: [1, 4],
  coloured: { r: 1, y: 2, g: 3, b: 4 },
  pawns: [],
  final_turns: 0,
  cards: null,
  panel: [],
}
