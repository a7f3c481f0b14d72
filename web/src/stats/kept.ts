/** What came of this device's games: those of the server as it told them last, so that they are there without a network, and
 * those of this browser alone. */

import { ask, askHere } from '../net/api'
import { ALONE } from '../net/place'
import { Refusal } from '../net/refusal'
import { playsHere } from '../net/server.svelte'
import type { Result, Results } from '../protocol'

const PLACE = 'qwixx.result.' // and the code: what is kept of a table is forgotten with it

export interface Found {
  results: Result[]
  refusal: Refusal | null // why the server's are those of the last time
}

/** All of them, in no order. */
export async function load(): Promise<Found> {
  const [here, there] = await Promise.all([ofBrowser(), ofServer()])
  return { ...there, results: [...here, ...there.results] }
}

async function ofBrowser(): Promise<Result[]> {
  if (!playsHere()) return []
  return (await askHere<Results>('GET', '/api/results')).results
}

async function ofServer(): Promise<Found> {
  if (ALONE) return { results: [], refusal: null }
  try {
    const results = await told()
    keep(results)
    return { results, refusal: null }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { results: kept(), refusal: problem }
  }
}

/** Page by page; a game that ends meanwhile moves the others on, so one may be told twice. */
async function told(): Promise<Result[]> {
  const found = new Map<string, Result>()
  for (let first = 0, more = true; more;) {
    const said = await ask<Results>(`/api/results?first=${first}`)
    for (const result of said.results) found.set(result.code, result)
    first += said.results.length
    more = said.more && said.results.length > 0
  }
  return [...found.values()]
}

/** Keep what the server says, and nothing that it does not say any more. */
function keep(results: Result[]): void {
  try {
    const codes = new Set(results.map(({ code }) => PLACE + code))
    for (const place of Object.keys(localStorage))
      if (place.startsWith(PLACE) && !codes.has(place)) localStorage.removeItem(place)
    for (const result of results) localStorage.setItem(PLACE + result.code, JSON.stringify(result))
  } catch {
    // Storage is closed or full: then they are told only while the server answers.
  }
}

function kept(): Result[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(PLACE))
      .flatMap((place) => read(localStorage.getItem(place) ?? ''))
  } catch {
    return []
  }
}

/** One that was kept; nothing if somebody else wrote it. */
function read(text: string): Result[] {
  try {
    const found = JSON.parse(text) as Result
    return Array.isArray(found.seats) && Number.isFinite(found.ended_at) ? [found] : []
  } catch {
    return []
  }
}
