/** How a game stands that one can go on with, in words. */

import { list } from '../game/telling'
import type { Going } from '../net/going'
import { say } from '../words.svelte'

export type Standing = 'mine' | 'others' | 'running' | 'lobby'

/** Whether it waits for this device, for others, or who knows; or has not begun. */
export function standing({ status, waiting, seats }: Going): Standing {
  if (status === 'lobby') return 'lobby'
  if (!waiting?.length) return 'running'
  return waiting.some((seat) => seats.includes(seat)) ? 'mine' : 'others'
}

/** The same in words. */
export function tellStanding(going: Going): string {
  const awaited = (going.waiting ?? []).map((seat) => going.names[seat] ?? '')
  const how = standing(going)
  if (how === 'mine') return say('home-going-mine')
  return how === 'others' ? say('table-waiting', { names: list(awaited) }) : say(`home-status-${how}`)
}

/** With whom it is played; if nobody has come yet, that; if all sit around this device, who they are. */
export function tellOthers({ names, seats }: Going): string {
  const others = names.filter((name, seat) => name && !seats.includes(seat))
  const free = names.filter((name) => !name).length
  if (others.length) return say('home-going-with', { names: list(others) })
  if (free) return say('home-waiting', { count: free })
  return names.length > 1 ? list(names) : say('home-going-alone')
}
