/** The reactions that are seen now. What fills it is loaded only where somebody else is at the table. */

import type { Reaction, TableInfo } from '../../protocol'
import { settings } from '../../settings.svelte'

export interface Shown {
  seat: number
  kind: Reaction['reaction']
  emoji: string
  number: number // of all that were shown: the same again is another one
}

class Seen {
  all = $state.raw<Shown[]>([]) // at most one of a seat
}

export const seen = new Seen()

/** Whether there is anybody else to send reactions: bots do not, and around one device one sees each other. */
export function wantsReactions(info: TableInfo | null, mine: number[]): boolean {
  return settings.reactions && !!info?.seats.some(({ kind }, place) => kind === 'person' && !mine.includes(place))
}
