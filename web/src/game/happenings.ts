/** What a step brought besides the moves themselves: rows that were locked and closed, penalties, the final round. */

import type { Printed, ViewInfo } from '../protocol'
import { say } from '../words.svelte'
import { hasCross } from './sheet'
import { list, tellRow } from './telling'

export type Happening =
  | { kind: 'lock'; seat: number; row: number }
  | { kind: 'closed'; seats: number[]; row: number } // by whoever has its lock
  | { kind: 'penalty'; seat: number }
  | { kind: 'final'; seat: number }

const penalties = (sheet: string): number => Number(/\bp(\d)/.exec(sheet)?.[1] ?? 0)

/** Found by looking at both positions; none between two games of a match. `lasts` are the last numbers, row by row. */
export function happenings(before: ViewInfo, after: ViewInfo, lasts: string[]): Happening[] {
  const found: Happening[] = []
  after.sheets.forEach((sheet, seat) => {
    const earlier = before.sheets[seat] ?? ''
    for (const [row, mark] of lasts.entries())
      if (hasCross(sheet, mark) && !hasCross(earlier, mark)) found.push({ kind: 'lock', seat, row })
    if (penalties(sheet) > penalties(earlier)) found.push({ kind: 'penalty', seat })
  })
  found.push(...closed(before, after, lasts, found))
  if (after.final_turns && !before.final_turns) found.push({ kind: 'final', seat: before.active ?? 0 })
  return found
}

/** The rows that closed, unless all that is to be said of it is who locked them just now. */
function closed(before: ViewInfo, after: ViewInfo, lasts: string[], found: Happening[]): Happening[] {
  const locks = (seat: number, row: number): boolean =>
    found.some((one) => one.kind === 'lock' && one.seat === seat && one.row === row)
  return after.closed
    .filter((row) => !before.closed.includes(row))
    .map((row) => {
      const seats = [...after.sheets.keys()].filter((seat) => hasCross(after.sheets[seat] ?? '', lasts[row] ?? ''))
      return { kind: 'closed' as const, seats, row }
    })
    .filter(({ seats, row }) => !seats.every((seat) => locks(seat, row)))
}

export function tellHappening(happening: Happening, names: string[], printed: Pick<Printed, 'mixed' | 'rows'>): string {
  if (happening.kind === 'closed') return tellClosed(happening, names, printed)
  const name = names[happening.seat] ?? ''
  if (happening.kind === 'lock' && printed.mixed) return say('locks-row', { name, row: happening.row + 1 })
  if (happening.kind === 'lock') return say('locks', { name, colour: tellRow(printed, happening.row) })
  return happening.kind === 'penalty' ? say('penalty', { name }) : say('final-round', { name })
}

function tellClosed(
  { seats, row }: { seats: number[]; row: number },
  names: string[],
  printed: Pick<Printed, 'mixed' | 'rows'>,
): string {
  const by = list(seats.map((seat) => names[seat] ?? ''))
  if (printed.mixed) return say('table-closed-row', { names: by, row: row + 1 })
  return say('table-closed', { names: by, colour: tellRow(printed, row) })
}
