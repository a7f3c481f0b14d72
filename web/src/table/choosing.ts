/** What the seat in front chooses from. */

import { marksOf, parseAction } from '../game/actions'
import { OneOf, type Selection } from '../game/selection'
import { hasCross } from '../game/sheet'
import type { Own, ViewInfo } from '../protocol'
import { playSelection, takeSelection } from './cards/choosing'
import { Crossing } from './crossing'
import { moveSelection } from './track/moving'

/** Nothing chosen yet, of what is legal; null if there is nothing to choose on the table. */
export function selectionFor(view: ViewInfo, own: Own): Selection | null {
  if (!own.legal.length || own.answer !== null) return null
  switch (view.phase) {
    case 'white':
    case 'reply':
    case 'call':
    case 'colour':
      return markSelection(own.legal)
    case 'move':
      return moveSelection(own)
    case 'take':
      return takeSelection(own.legal)
    case 'play':
      return view.cards ? playSelection(own.legal) : new Crossing(own.legal)
    default:
      return null
  }
}

/** One number of the sheet, or none. */
function markSelection(legal: string[]): OneOf {
  const marks = legal.filter((action) => parseAction(action).kind === 'mark')
  return new OneOf(legal, new Map(marks.map((mark) => [mark, mark])))
}

/** Whether an action crosses nothing on this sheet, be it that its number is crossed already. */
export const crossesNothing = (action: string, sheet: string): boolean =>
  marksOf(action).every((mark) => hasCross(sheet, mark))

/** What is chosen of a selection; nothing while it would only pass. */
export const chosenOf = (selection: Selection | null): string | null =>
  selection?.action === 'pass' ? null : (selection?.action ?? null)

/** Whether an action costs the penalty though another would not. */
export const costsNeedlessly = (action: string, { penalty, legal }: Own, sheet: string): boolean =>
  penalty && crossesNothing(action, sheet) && legal.some((other) => !crossesNothing(other, sheet))
