/** The games that can be gone on with: what this device last saw of them, and what the server says of them. */

import type { MyTables, TableInfo } from '../protocol'

/** A game that has not ended, at which this device has a seat. */
export interface Going {
  code: string
  game: string
  options: Record<string, string>
  names: string[] // by seat; empty where it is open
  seats: number[] // of this device
  status: 'lobby' | 'running'
  waiting: number[] | null // the seats to act now, if that is known
  since: number // milliseconds since 1970
}

const DAY = 86_400_000 // for so long a table that has not begun is offered
const PLACE = 'qwixx.going.'

/** Keep what is seen of a table, for the first screen; nothing is kept of one that is over or only watched. */
export function keepGoing(info: TableInfo, seats: number[], waiting: number[] | null, now = Date.now()): void {
  const { code, game, options, status } = info
  try {
    if (status === 'over' || !seats.length) {
      localStorage.removeItem(PLACE + code)
      return
    }
    const names = info.seats.map(({ name }) => name)
    const going: Going = { code, game, options, names, seats, status, waiting, since: now }
    localStorage.setItem(PLACE + code, JSON.stringify(going))
  } catch {
    // Then the first screen waits for the server.
  }
}

/** What was kept, the best to go on with first. What others have done since is not known: only that they wait for us. */
export function keptGoing(now = Date.now()): Going[] {
  try {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE))
    return inOrder(places.map(read).filter(isGoing), now).map(withoutOthers)
  } catch {
    return []
  }
}

/** What the server says, instead of what was kept. */
export function goingOf({ tables, going }: MyTables, now = Date.now()): Going[] {
  const found = tables.flatMap((table): Going[] => {
    const { code, game, options, names, status } = table
    const standing = going.find((one) => one.code === code)
    return standing && status !== 'over' ? [{ ...standing, game, options, names, status }] : []
  })
  return inOrder(found, now)
}

/** Forget what was kept of tables that cannot be gone on with any more. */
export function forgetAllBut(going: Going[]): void {
  try {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE))
    for (const place of places) {
      if (!going.some(({ code }) => place === PLACE + code)) localStorage.removeItem(place)
    }
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}

/** Running ones first, then the latest. */
function inOrder(going: Going[], now: number): Going[] {
  return going
    .filter(({ status, since }) => status === 'running' || now - since < DAY)
    .toSorted(
      (one, other) => Number(other.status === 'running') - Number(one.status === 'running') || other.since - one.since,
    )
}

const withoutOthers = (going: Going): Going =>
  going.waiting?.some((seat) => going.seats.includes(seat)) ? going : { ...going, waiting: null }

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '')
  } catch {
    return null // something else wrote there
  }
}

function isGoing(kept: unknown): kept is Going {
  const going = kept as Partial<Going> | null
  return (
    typeof going?.code === 'string' &&
    typeof going.game === 'string' &&
    typeof going.options === 'object' &&
    typeof going.since === 'number' &&
    [going.names, going.seats].every(Array.isArray) &&
    (going.status === 'lobby' || going.status === 'running')
  )
}
