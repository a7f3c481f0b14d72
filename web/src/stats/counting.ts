/** Which games are counted, and what they come to: as `qwixx.statistics` does it, so that filters answer at once and a device
 * without a network has its statistics. What came of each game was said by the rules; a test holds both counts together. */

import type { Result, Scored } from '../protocol'

export const BIN = 10 // points: how wide the bars of a distribution are

/** What is asked for; what is left out makes no difference. */
export interface Wanted {
  player?: string // whose games; else those of whoever played on this device
  game?: string
  players?: number // so many at the table
  opponent?: string // a name, or the level of a bot
  since?: number // milliseconds since 1970
  until?: number
}

/** A game, for the seat for which it is counted. */
export interface Played {
  result: Result
  own: Scored
  others: Scored[]
  points: number // of a game; in a match the mean of its games
}

export interface Group {
  key: string
  games: number
  against: number // against others: alone everybody wins
  wins: number
}

export interface Met {
  key: string
  games: number
  ahead: number
  even: number
}

export interface Bar {
  start: number
  games: number
}

export interface Counted {
  games: number
  against: number
  wins: number
  shared: number
  streak: number
  longest: number
  average: number | null
  best: number | null
  worst: number | null
  locks: number
  penalties: number
  sheets: number
  real: number
  luck: number | null
  accuracy: number | null
  reviewed: number
  bars: Bar[]
  by_game: Group[]
  by_players: Group[]
  bots: Met[]
  people: Met[]
}

/** A bot is met by its level, a person by the name. */
export const metAs = ({ level, name }: Scored): string => level || name

function playedBy(result: Result, player: string): Played | null {
  const own = result.seats.find(({ level, name, mine }) => !level && (player ? name === player : mine === true))
  if (!own) return null
  const others = result.seats.filter((seat) => seat !== own)
  return { result, own, others, points: own.score / (result.games ?? 1) }
}

/** The games that are asked for, the oldest first. */
export function wanted(results: readonly Result[], by: Wanted): Played[] {
  return results
    .flatMap((result) => playedBy(result, by.player ?? '') ?? [])
    .filter((played) => fits(played, by))
    .sort((one, other) => one.result.ended_at - other.result.ended_at || compare(one.result.code, other.result.code))
}

function fits({ result, others }: Played, { game, players, opponent, since, until }: Wanted): boolean {
  return (
    (!game || result.game === game) &&
    (!players || result.seats.length === players) &&
    (!opponent || others.some((seat) => metAs(seat) === opponent)) &&
    (since === undefined || result.ended_at >= since) &&
    (until === undefined || result.ended_at < until)
  )
}

/** What these games come to; they are in the order in which they were played. */
export function count(played: readonly Played[]): Counted {
  const points = played.map((one) => one.points)
  const against = played.filter(({ others }) => others.length)
  const runs = runsOf(against)
  const accuracies = played.flatMap(({ own }) => own.accuracy ?? [])
  return {
    games: played.length,
    against: against.length,
    wins: wins(against),
    shared: against.filter(({ own, others }) => own.won && others.some(({ won }) => won)).length,
    streak: runs.at(-1) ?? 0,
    longest: Math.max(0, ...runs),
    average: mean(points),
    best: points.length ? Math.max(...points) : null,
    worst: points.length ? Math.min(...points) : null,
    locks: sum(played.map(({ own }) => own.locks)),
    penalties: sum(played.map(({ own }) => own.penalties)),
    sheets: sum(played.map(({ result }) => result.games ?? 1)),
    real: played.filter(({ result }) => result.real).length,
    luck: mean(played.flatMap(({ own }) => own.luck ?? [])),
    accuracy: mean(accuracies),
    reviewed: accuracies.length,
    bars: barsOf(points),
    by_game: groups(played, ({ result }) => result.game),
    by_players: groups(played, ({ result }) => `${result.seats.length}`),
    bots: met(played, ({ level }) => !!level),
    people: met(played, ({ level }) => !level),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number | null => (values.length ? sum(values) / values.length : null)
const wins = (played: readonly Played[]): number => played.filter(({ own }) => own.won).length
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** After every game, how many were won in a row. */
function runsOf(played: readonly Played[]): number[] {
  let run = 0
  return played.map(({ own }) => (run = own.won ? run + 1 : 0))
}

/** The distribution of points, with no gap between the lowest and the highest bar. */
function barsOf(points: readonly number[]): Bar[] {
  if (!points.length) return []
  const found = new Map<number, number>()
  for (const value of points) {
    const start = Math.floor(value / BIN) * BIN
    found.set(start, (found.get(start) ?? 0) + 1)
  }
  const [first, last] = [Math.min(...found.keys()), Math.max(...found.keys())]
  return Array.from({ length: (last - first) / BIN + 1 }, (_, place) => {
    const start = first + place * BIN
    return { start, games: found.get(start) ?? 0 }
  })
}

function groups(played: readonly Played[], key: (one: Played) => string): Group[] {
  const found = new Map<string, Played[]>()
  for (const one of played) {
    const group = found.get(key(one))
    if (group) group.push(one)
    else found.set(key(one), [one])
  }
  return [...found]
    .map(([name, all]) => {
      const against = all.filter(({ others }) => others.length)
      return { key: name, games: all.length, against: against.length, wins: wins(against) }
    })
    .sort(largestFirst)
}

function met(played: readonly Played[], who: (seat: Scored) => boolean): Met[] {
  const found = new Map<string, Met>()
  for (const { own, others } of played)
    for (const other of others.filter(who)) {
      const key = metAs(other)
      const before = found.get(key) ?? { key, games: 0, ahead: 0, even: 0 }
      found.set(key, {
        key,
        games: before.games + 1,
        ahead: before.ahead + Number(own.score > other.score),
        even: before.even + Number(own.score === other.score),
      })
    }
  return [...found.values()].sort(largestFirst)
}

const largestFirst = (one: Group | Met, other: Group | Met): number =>
  other.games - one.games || compare(one.key, other.key)
