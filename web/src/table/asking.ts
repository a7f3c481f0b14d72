/** What is being asked at the table, in words. */

import type { ViewInfo } from '../protocol'
import { list } from '../game/telling'
import { say } from '../words.svelte'

/** What the person in front has to decide. */
export function question(view: ViewInfo, holds: number): string {
  switch (view.phase) {
    case 'white':
      return say('table-ask-white', { sum: view.whites.reduce((one, other) => one + other, 0) })
    case 'colour':
      return say('table-ask-colour')
    case 'move':
      return say('table-ask-move')
    case 'take':
      return say('table-ask-take', { count: 5 - holds })
    case 'call':
      return say('table-ask-call', { number: view.cards?.top ?? '' })
    case 'play':
      return say('table-ask-play')
    default:
      return say('table-ask-between')
  }
}

/** Who is being waited for. */
export const waitingFor = (view: ViewInfo, names: string[]): string =>
  say('table-waiting', { names: list(view.waiting.map((seat) => names[seat] ?? '')) })
