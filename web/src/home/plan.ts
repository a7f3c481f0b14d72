/** Who sits where at a table that is to be opened, and how it is played. */

import type { GameInfo, NewTable, SeatPlan } from '../protocol'

/** A seat as it is filled in; a name that was left empty is the one suggested. */
export interface SeatChoice {
  id: number // stays with the seat while others come and go
  kind: SeatPlan['kind']
  name: string
  level: string
}

export interface TableChoice {
  game: string
  options: Record<string, string>
  seats: SeatChoice[]
  timer: number | null
  hints: boolean
  takebacks: boolean
  listed: boolean
  dice: 'ours' | 'real'
}

export const TIMERS = [null, 30, 60, 120]
const USUAL_LEVEL = 'normal'

/** A game against a bot, or alone where there are no bots; `few` and `many` are the numbers of players. */
export function usualSeats([few, many]: GameInfo['players'], levels: string[], name: string): SeatChoice[] {
  const me: SeatChoice = { id: 0, kind: 'device', name, level: '' }
  const level = levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[0] ?? '')
  const others = Math.max(few, Math.min(2, many)) - 1
  return [me, ...Array.from({ length: others }, (_, other): SeatChoice => newSeat(other + 1, level))]
}

/** One more seat, the same as the last one. */
export function withOneMore(seats: SeatChoice[]): SeatChoice[] {
  const last = seats.at(-1)
  const next = newSeat(Math.max(...seats.map((seat) => seat.id)) + 1, last?.level || USUAL_LEVEL)
  return [...seats, seats.length > 1 && last ? { ...next, kind: last.kind } : next]
}

const newSeat = (id: number, level: string): SeatChoice => ({ id, kind: 'bot', name: '', level })

/** What the server is asked for. `suggested` gives the name of a person by seat, from 0. */
export function planOf(choice: TableChoice, suggested: (seat: number) => string): NewTable {
  const seats = choice.seats.map(({ kind, name, level }, seat): SeatPlan => {
    if (kind === 'device') return { kind, name: name.trim() || suggested(seat), promise: null } // said at the table
    return kind === 'bot' ? { kind, level: level as NonNullable<SeatPlan['level']> } : { kind }
  })
  return { ...choice, game: choice.game as NewTable['game'], seats }
}

/** Whether nobody has to come before the game can begin. */
export const everybodyIsHere = (seats: { kind: string }[]): boolean => seats.every(({ kind }) => kind !== 'open')
