/** What the seat in front chooses from. */

import { marksOf, parseAction } from '../game/actions'
import { OneOf, type Selection } from '../game/selection'
import { hasCross } from '../game/sheet'
import type { Own, Printed, ViewInfo } from '../protocol'
import { playSelection, takeSelection } from './cards/choosing'
import { moveSelection } from './track/moving'

/** Nothing chosen yet, of what is legal; null if there is nothing to choose on the table. */
export function selectionFor(view: ViewInfo, printed: Printed, own: Own): Selection | null {
  if (!own.legal.length || own.answer !== null) return null
  switch (view.phase) {
    case 'white':
    case 'call':
    case 'colour':
      return markSelection(own.legal)
    case 'move':
      return moveSelection(own.legal, view, printed, own.seat)
    case 'take':
      return takeSelection(own.legal, view)
    case 'play':
      return playSelection(own.legal)
    default:
      return null
  }
}

/** One number of the sheet, or none. */
function markSelection(legal: string[]): OneOf {
  const marks = legal.filter((action) => parseAction(action).kind === 'mark')
  return new OneOf(legal, new Map(marks.map((mark) => [mark, mark])))
}

/** Whether this answer would end the turn without a cross: a penalty for the active player. */
export function bringsPenalty(view: ViewInfo, printed: Printed, action: string): boolean {
  const last = view.cards ? 'play' : printed.fields.length ? 'move' : 'colour'
  const sheet = view.sheets[view.active ?? 0] ?? ''
  return view.phase === last && !view.crossed && marksOf(action).every((mark) => hasCross(sheet, mark))
}
