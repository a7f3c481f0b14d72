/** What is being asked at the table, in words. */

import { parseAction } from '../game/actions'
import { hasCross, lastMarks } from '../game/sheet'
import { list, tellRow, theMark } from '../game/telling'
import type { Own, Printed, ViewInfo } from '../protocol'
import { say } from '../words.svelte'

/** What the person in front has to decide. */
export function question(view: ViewInfo, own: Own | null, printed: Printed, names: string[]): string {
  if (['white', 'colour', 'call'].includes(view.phase) && own?.legal.join() === 'pass') return say('table-ask-nothing')
  switch (view.phase) {
    case 'white':
      return say('table-ask-white', { sum: view.whites.reduce((one, other) => one + other, 0) })
    case 'reply':
      return reply(view, own?.legal ?? [], printed, names)
    case 'colour':
      return say('table-ask-colour')
    case 'move':
      return say('table-ask-move')
    case 'take':
      return say('table-ask-take', { count: own?.takes ?? 0 })
    case 'call':
      return say('table-ask-call', { number: view.cards?.top ?? view.whites[0] ?? '' })
    case 'play':
      return view.cards ? say('table-ask-play') : say('table-ask-crossed')
    default:
      return say('table-ask-between')
  }
}

/** A lock was announced: who closes what, and whether one closes it too. */
function reply(view: ViewInfo, legal: string[], printed: Printed, names: string[]): string {
  const lasts = lastMarks(printed.rows)
  const locks = (sheet: string): boolean => view.closing.some((row) => hasCross(sheet, lasts[row] ?? ''))
  const lockers = names.filter((_, seat) => locks(view.sheets[seat] ?? ''))
  const marks = legal.filter((text) => parseAction(text).kind === 'mark')
  return say('table-ask-reply', {
    names: list(lockers),
    count: lockers.length,
    rows: list(view.closing.map((row) => tellRow(printed, row))),
    numbers: list(marks.map(theMark), 'disjunction'),
  })
}

/** Who is being waited for. */
export const waitingFor = (view: ViewInfo, names: string[]): string =>
  say('table-waiting', { names: list(view.waiting.map((seat) => names[seat] ?? '')) })
