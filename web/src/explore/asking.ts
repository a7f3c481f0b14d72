/** What is asked about positions over HTTP. */

import { ask } from '../net/api'
import type { EveryRoll, SetUp, Weighed } from '../protocol'

function about(position: string, seat: number | null): string {
  return `${new URLSearchParams(seat === null ? { position } : { position, seat: `${seat}` })}`
}

export const weigh = (position: string, seat: number | null): Promise<Weighed> =>
  ask(`/api/weigh?${about(position, seat)}`)
export const weighSetUp = (setup: SetUp): Promise<Weighed> => ask('/api/weigh', setup)
export const weighRolls = (position: string, seat: number): Promise<EveryRoll> =>
  ask(`/api/weigh/rolls?${about(position, seat)}`)
