/** What a step brought besides the moves themselves: rows that closed, penalties, the final round. */

import { say } from '../words.svelte'
import type { ViewInfo } from '../protocol'

export type Happening =
  { kind: 'lock'; seat: number; colour: string } | { kind: 'penalty'; seat: number } | { kind: 'final'; seat: number }

const penalties = (sheet: string): number => Number(/\bp(\d)/.exec(sheet)?.[1] ?? 0)

/** Found by looking at both positions; none between two games of a match. */
export function happenings(before: ViewInfo, after: ViewInfo, lasts: string[]): Happening[] {
  const found: Happening[] = []
  after.sheets.forEach((sheet, seat) => {
    const earlier = before.sheets[seat] ?? ''
    for (const mark of lasts) {
      const now = sheet.split(' ').includes(mark)
      if (now && !earlier.split(' ').includes(mark)) found.push({ kind: 'lock', seat, colour: mark.charAt(0) })
    }
    if (penalties(sheet) > penalties(earlier)) found.push({ kind: 'penalty', seat })
  })
  if (after.final_turns && !before.final_turns) found.push({ kind: 'final', seat: before.active ?? 0 })
  return found
}

export function tellHappening(happening: Happening, names: string[]): string {
  const name = names[happening.seat] ?? ''
  if (happening.kind === 'lock') return say('locks', { name, colour: say(`colour-${happening.colour}`) })
  return happening.kind === 'penalty' ? say('penalty', { name }) : say('final-round', { name })
}
