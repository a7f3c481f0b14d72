/** Around one device: whose sheet lies in front. */

import type { Own, SeatInfo } from '../protocol'

/** The seats of this device that have something to decide now, the active player's first, then as they sit. */
export function deciding(mine: number[], own: Record<number, Own>, seats: SeatInfo[], active: number | null): number[] {
  const due = mine.filter((seat) => own[seat]?.legal.length && own[seat].answer === null && !seats[seat]?.stand_in)
  const place = (seat: number) => (seat - (active ?? 0) + seats.length) % seats.length
  return due.sort((one, other) => place(one) - place(other))
}

/** The seat in front: stays while it has to decide, or while nobody else of this device has. */
export function inFront(current: number | null, mine: number[], due: number[]): number | null {
  const [first] = due
  if (current !== null && mine.includes(current) && (first === undefined || due.includes(current))) return current
  return first ?? mine[0] ?? null
}
