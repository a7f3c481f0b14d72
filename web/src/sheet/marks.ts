/** A sheet that somebody keeps beside real dice. What may be crossed is looked up in tables that the rules have made. */

import { marksIn } from '../game/sheet'
import type { Blank, Blanks } from '../protocol'

export interface Marks {
  readonly rows: readonly number[] // by row: a bit for each number, from the left, then one for the lock
  readonly closed: readonly number[] // rows that somebody else has closed
  readonly penalties: number
  readonly field: number // of the pawn; 0 is the start
  readonly totals: readonly number[] // of the games of a match that are over
}

export const EMPTY = { rows: [0, 0, 0, 0], closed: [], penalties: 0, field: 0, totals: [] } satisfies Marks

/** The sheets of the games, with what the rules allow on them. */
export class Rules {
  readonly #tables: Uint16Array[]

  constructor(readonly blanks: Blanks) {
    this.#tables = blanks.tables.map(read)
  }

  /** Numbers of a row that may be crossed now, as bits. */
  open(blank: Blank, marks: Marks, row: number): number {
    if (marks.closed.includes(row)) return 0
    return this.#look(blank.rows[row]?.open, marks.rows[row])
  }

  cross(blank: Blank, marks: Marks, row: number, place: number): Marks {
    if (!((this.open(blank, marks, row) >> place) & 1)) return marks
    const adds = blank.rows[row]?.adds[place] ?? 0
    return { ...marks, rows: marks.rows.map((bits, index) => (index === row ? bits | adds : bits)) }
  }

  /** The fields that the pawn may go to. */
  landings(blank: Blank, marks: Marks): number[] {
    const ahead = Array.from({ length: blank.farthest }, (_, step) => marks.field + 1 + step)
    return ahead.filter((field) => {
      const [row, place] = placeOf(blank, field)
      const lands = this.#look(blank.rows[row]?.lands ?? undefined, marks.rows[row])
      const crossed = (marks.rows[row] ?? 0) >> place
      return (lands >> place) & 1 && (crossed & 1 || !marks.closed.includes(row))
    })
  }

  /** The pawn goes to a field, whose number is crossed if it is not yet. */
  move(blank: Blank, marks: Marks, field: number): Marks {
    if (!this.landings(blank, marks).includes(field)) return marks
    const [row, place] = placeOf(blank, field)
    return { ...this.cross(blank, marks, row, place), field }
  }

  #look(table: number | undefined, bits = 0): number {
    return table === undefined ? 0 : (this.#tables[table]?.[bits] ?? 0)
  }
}

function read(text: string): Uint16Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return Uint16Array.from(
    { length: bytes.length / 2 },
    (_, at) => (bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8),
  )
}

/** The row and the place in it of the number on a field. */
function placeOf({ printed }: Blank, field: number): [row: number, place: number] {
  const number = printed.fields[field - 1]
  const found = printed.rows.flatMap((row, index) =>
    row.numbers.flatMap(({ colour, value }, place) =>
      colour === number?.colour && value === number.number ? [[index, place] as [number, number]] : [],
    ),
  )
  return found[0] ?? [-1, 0]
}

/** The row and place of a number by its name. */
export function find({ printed }: Blank, mark: string): [row: number, place: number] | null {
  for (const row of printed.rows.keys()) {
    const place = marksIn(printed.rows, row).indexOf(mark)
    if (place >= 0) return [row, place]
  }
  return null
}

/** The sheet in the notation. */
export function written({ printed }: Blank, marks: Marks): string {
  const crosses = marks.rows.flatMap((bits, row) =>
    marksIn(printed.rows, row).filter((_, place) => (bits >> place) & 1),
  )
  return [...crosses, ...(marks.penalties ? [`p${marks.penalties}`] : [])].join(' ') || '-'
}

/** Whether its owner has crossed the lock of a row. */
export const isLocked = ({ printed }: Blank, marks: Marks, row: number): boolean =>
  ((marks.rows[row] ?? 0) >> (printed.rows[row]?.numbers.length ?? 0)) % 2 === 1

/** A row was closed by somebody else, or that was a mistake. */
export function toggleClosed(blank: Blank, marks: Marks, row: number): Marks {
  if (!blank.shared || isLocked(blank, marks, row)) return marks
  const closed = marks.closed.includes(row) ? marks.closed.filter((one) => one !== row) : [...marks.closed, row]
  return { ...marks, closed }
}

export const penalised = ({ printed }: Blank, marks: Marks): Marks =>
  marks.penalties < printed.boxes ? { ...marks, penalties: marks.penalties + 1 } : marks

export const bonus = ({ printed }: Blank, { field }: Marks): number => printed.fields[field - 1]?.points ?? 0

/** What the sheet is worth. */
export function points(blank: Blank, marks: Marks): number {
  const { printed } = blank
  const crosses = marks.rows.map((bits) => bits.toString(2).replaceAll('0', '').length)
  const rows = crosses.reduce((sum, count) => sum + (printed.points[count] ?? 0), 0)
  return rows + bonus(blank, marks) - marks.penalties * printed.penalty
}

/** Whether the game has ended by what stands on this sheet. */
export function isOver(blank: Blank, marks: Marks): boolean {
  const closed = marks.rows.filter((_, row) => marks.closed.includes(row) || isLocked(blank, marks, row)).length
  return closed >= blank.printed.rows_to_end || marks.penalties >= blank.printed.boxes
}

/** The next game of a match, once this one is over; its total goes to the panel. */
export const nextGame = (blank: Blank, marks: Marks): Marks => ({
  ...EMPTY,
  rows: marks.rows.map(() => 0),
  totals: [...marks.totals, points(blank, marks)],
})

export const isEmpty = (marks: Marks): boolean =>
  marks.rows.every((bits) => bits === 0) && marks.penalties === 0 && marks.field === 0 && marks.totals.length === 0
