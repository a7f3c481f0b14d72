/** A sheet in the notation, laid out as it is printed. */

import type { Printed } from '../protocol'

export interface Cell {
  mark: string
  number: number
  crossed: boolean
  skipped: boolean // left of a cross, and not crossed: it never can be
  pending: boolean // would be crossed by what is chosen
  lost: boolean // would be skipped by what is chosen
}

export interface Row {
  colour: string
  cells: Cell[]
  locked: boolean // its lock is crossed
  locking: boolean // would be, by what is chosen
  closed: boolean // for this player: no die any more, or locked
  crosses: number // the lock's among them
  points: number
  gain: number // points more by what is chosen
}

export interface Laid {
  rows: Row[]
  penalties: number
  gain: number
}

/** The sheet with what is chosen pencilled in. `closed` are the colours closed for everybody. */
export function layOut(printed: Printed, sheet: string, closed: string[] = [], pending: string[] = []): Laid {
  const words = sheet === '-' ? [] : sheet.split(' ')
  const crossed = new Set(words)
  const penalties = Number(words.find((word) => word.startsWith('p'))?.slice(1) ?? 0)
  const fresh = new Set(pending.filter((mark) => !crossed.has(mark)))
  const rows = printed.rows.map(({ colour, numbers }) => {
    const marks = numbers.map((number) => `${colour}${number}`)
    const edge = marks.findLastIndex((mark) => crossed.has(mark))
    const next = marks.findLastIndex((mark) => crossed.has(mark) || fresh.has(mark))
    const cells = numbers.map((number, index): Cell => {
      const mark = `${colour}${number}`
      const free = !crossed.has(mark) && !fresh.has(mark)
      return {
        mark,
        number,
        crossed: crossed.has(mark),
        skipped: free && index < edge,
        pending: fresh.has(mark),
        lost: free && index > edge && index < next,
      }
    })
    const last = cells.at(-1)
    const locked = last?.crossed ?? false
    const locking = last?.pending ?? false
    const crosses = cells.filter((cell) => cell.crossed).length + (locked ? 1 : 0)
    const added = cells.filter((cell) => cell.pending).length + (locking ? 1 : 0)
    const points = printed.points[crosses] ?? 0
    const gain = (printed.points[crosses + added] ?? points) - points
    return { colour, cells, locked, locking, closed: locked || closed.includes(colour), crosses, points, gain }
  })
  return { rows, penalties, gain: rows.reduce((sum, row) => sum + row.gain, 0) }
}

/** The numbers that would be lost by what is chosen, row by row. */
export const lostBy = (laid: Laid): string[] =>
  laid.rows.flatMap((row) => row.cells.filter((cell) => cell.lost).map((cell) => cell.mark))

/** Whether a mark is on the sheet already. */
export const hasCross = (sheet: string, mark: string): boolean => sheet.split(' ').includes(mark)
