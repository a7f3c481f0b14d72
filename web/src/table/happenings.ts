/** What a step brought besides the moves themselves: rows that closed, penalties, the final round. */

import { hasCross } from '../game/sheet'
import { tellRow } from '../game/telling'
import type { Printed, ViewInfo } from '../protocol'
import { say } from '../words.svelte'

export type Happening =
  { kind: 'lock'; seat: number; row: number } | { kind: 'penalty'; seat: number } | { kind: 'final'; seat: number }

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
  if (after.final_turns && !before.final_turns) found.push({ kind: 'final', seat: before.active ?? 0 })
  return found
}

export function tellHappening(happening: Happening, names: string[], printed: Pick<Printed, 'mixed' | 'rows'>): string {
  const name = names[happening.seat] ?? ''
  if (happening.kind === 'lock' && printed.mixed) return say('locks-row', { name, row: happening.row + 1 })
  if (happening.kind === 'lock') return say('locks', { name, colour: tellRow(printed, happening.row) })
  return happening.kind === 'penalty' ? say('penalty', { name }) : say('final-round', { name })
}
