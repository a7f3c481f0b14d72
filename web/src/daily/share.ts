/** A result as text to hand on: coloured squares for the crosses of each row, and nothing of the dice. */

import { layOut } from '../game/sheet'
import type { Printed } from '../protocol'

const SQUARES: Record<string, string> = { r: '🟥', y: '🟨', g: '🟩', b: '🟦' }
const LEFT = '⬜'
const LOCK = '🔒'
const PENALTY = '❌'

/** As many squares as a row has crosses, then as many empty ones; which numbers they are is not told. */
export function squaresOf(printed: Printed, sheet: string): string {
  const { rows, penalties } = layOut(printed, sheet)
  const lines = rows.map(({ lock, cells }) => {
    const crosses = cells.filter(({ crossed }) => crossed).length
    return (SQUARES[lock] ?? '🟪').repeat(crosses) + LEFT.repeat(cells.length - crosses)
  })
  const locked = rows.map(({ locked }) => (locked ? LOCK : ''))
  return [...lines.map((line, row) => line + (locked[row] ?? '')), PENALTY.repeat(penalties)].filter(Boolean).join('\n')
}

/** Hand a text on by whatever the device offers, or copy it; whether it was copied. */
export async function hand(text: string): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text })
      return false
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return false // changed their mind
    }
  }
  await navigator.clipboard.writeText(text)
  return true
}
