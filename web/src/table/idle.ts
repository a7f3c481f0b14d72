/** For whom a bot can play: people who are missing, and those who keep everybody waiting. */

import type { PositionInfo, TableInfo } from '../protocol'

export const SLOW = 5 * 60 * 1000 // milliseconds without an answer after which the others can agree on a bot

interface Seen {
  info: TableInfo
  position: PositionInfo | null
  mine: number[]
  host: boolean
}

/** The seats of others for which this device can ask for a bot now, by the server's clock. */
export function replaceable({ info, position, mine, host }: Seen, now: number): number[] {
  if (info.status !== 'running' || !position) return []
  const slow = !info.settings.timer && mine.length > 0 && now - position.since >= SLOW
  const people = [...info.seats.keys()].filter((seat) => {
    const held = info.seats[seat]
    return held?.kind === 'person' && !held.stand_in && !mine.includes(seat)
  })
  return people.filter(
    (seat) => (host && !info.seats[seat]?.connected) || (slow && position.view.waiting.includes(seat)),
  )
}
