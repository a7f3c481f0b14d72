/** A sheet in the notation, laid out as it is printed. */

import type { Printed, PrintedRow } from '../protocol'

export interface Cell {
  mark: string
  colour: string
  number: number
  crossed: boolean
  skipped: boolean // left of a cross, and not crossed: it never can be
  pending: boolean // would be crossed by what is chosen
  lost: boolean // would be skipped by what is chosen
}

export interface Row {
  index: number // from the top
  colour: string | null // of all its numbers; null where they are mixed
  lock: string // the colour of the die that its lock takes away
  cells: Cell[]
  locked: boolean // its lock is crossed
  locking: boolean // would be, by what is chosen
  closed: boolean // for this player: closed for everybody, or locked
  crosses: number // the lock's among them
  points: number
  gain: number // points more by what is chosen
}

export interface Laid {
  rows: Row[]
  penalties: number
  gain: number
}

type Sheets = Pick<Printed, 'rows' | 'points'>

/** The sheet with what is chosen pencilled in. `closed` are the rows closed for everybody. */
export function layOut(printed: Sheets, sheet: string, closed: number[] = [], pending: string[] = []): Laid {
  const words = sheet === '-' ? [] : sheet.split(' ')
  const crossed = new Set(words)
  const penalties = Number(words.find((word) => word.startsWith('p'))?.slice(1) ?? 0)
  const fresh = new Set(pending.filter((mark) => !crossed.has(mark)))
  const rows = printed.rows.map(({ colour, lock, numbers }, index): Row => {
    const marks = marksIn(printed.rows, index)
    const edge = marks.findLastIndex((mark) => crossed.has(mark))
    const next = marks.findLastIndex((mark) => crossed.has(mark) || fresh.has(mark))
    const cells = numbers.map(({ colour, value }, place): Cell => {
      const mark = marks[place] ?? ''
      const free = !crossed.has(mark) && !fresh.has(mark)
      return {
        mark,
        colour,
        number: value,
        crossed: crossed.has(mark),
        skipped: free && place < edge,
        pending: fresh.has(mark),
        lost: free && place > edge && place < next,
      }
    })
    const last = cells.at(-1)
    const locked = last?.crossed ?? false
    const locking = last?.pending ?? false
    const crosses = cells.filter((cell) => cell.crossed).length + (locked ? 1 : 0)
    const added = cells.filter((cell) => cell.pending).length + (locking ? 1 : 0)
    const points = printed.points[crosses] ?? 0
    const gain = (printed.points[crosses + added] ?? points) - points
    return {
      index,
      colour,
      lock,
      cells,
      locked,
      locking,
      closed: locked || closed.includes(index),
      crosses,
      points,
      gain,
    }
  })
  return { rows, penalties, gain: rows.reduce((sum, row) => sum + row.gain, 0) }
}

/** The numbers of a row as the notation names them: `g7`, with the row where the sheet has the same one twice, `g7@2`. */
export function marksIn(rows: PrintedRow[], index: number): string[] {
  const named = (row: PrintedRow): string[] => row.numbers.map(({ colour, value }) => `${colour}${value}`)
  const all = rows.flatMap(named)
  const twice = (mark: string): boolean => all.indexOf(mark) !== all.lastIndexOf(mark)
  const row = rows[index]
  return row ? named(row).map((mark) => (twice(mark) ? `${mark}@${index + 1}` : mark)) : []
}

/** The number that closes each row, from the top. */
export const lastMarks = (rows: PrintedRow[]): string[] => rows.map((_, index) => marksIn(rows, index).at(-1) ?? '')

/** The numbers that would be lost by what is chosen, row by row. */
export const lostBy = (laid: Laid): string[] =>
  laid.rows.flatMap((row) => row.cells.filter((cell) => cell.lost).map((cell) => cell.mark))

/** Whether a mark is on the sheet already. */
export const hasCross = (sheet: string, mark: string): boolean => sheet.split(' ').includes(mark)

/** The numbers that are crossed now and were not before. */
export const freshMarks = (before: string, after: string): string[] =>
  after.split(' ').filter((mark) => !/^(-|p\d)$/.test(mark) && !hasCross(before, mark))
