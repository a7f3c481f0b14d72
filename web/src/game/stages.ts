/**
 * A step as it is shown, one thing after the other: what everybody did (`settled`), the dice of one's own turn before
 * they are rolled (`roll`), and the position with its question (`asked`).
 */

import type { Own, PositionInfo, ViewInfo } from '../protocol'
import { parseEvent } from './actions'

export type Stage = 'settled' | 'roll' | 'asked'

/** A game as far as this device knows it; `before` events came earlier than these. */
export interface Known {
  position: PositionInfo
  own: Record<number, Own>
  before: number
  events: string[]
}

/** What is known when a position has come. */
export function advanced(earlier: Known | null, position: PositionInfo, own: Record<number, Own>): Known {
  const start = earlier?.before ?? position.first
  const kept = earlier?.events.slice(0, Math.max(0, position.first - start)) ?? []
  return { position, own, before: Math.min(start, position.first), events: [...kept, ...position.events] }
}

/** The new events of a position; null if the game went back, or nobody knows how it was before. */
export function news(earlier: Known | null, position: PositionInfo): string[] | null {
  if (!earlier || position.step < earlier.position.step) return null
  if (position.first !== earlier.before + earlier.events.length) return null
  return position.events.some((event) => /^(back|correct)/.test(event)) ? null : position.events
}

/** The seats that acted, in order. */
export const actors = (events: string[]): number[] =>
  events.map(parseEvent).flatMap((event) => (event.kind === 'act' ? [event.seat] : []))

/** What everybody did, before the next dice or cards: nobody is asked anything yet. */
export function settled(before: Known, after: Known): Known {
  const last = after.events.findLastIndex((event) => parseEvent(event).kind === 'act')
  const { view } = before.position
  const anew = view.phase === 'between' // the sheets of the next game are empty
  return {
    position: { ...before.position, view: { ...view, ...(anew ? {} : written(after.position.view)), waiting: [] } },
    own: resting(after.own),
    before: after.before,
    events: after.events.slice(0, last + 1),
  }
}

const written = ({ sheets, scores, closed, closing, pawns, final_turns, panel, cards }: ViewInfo) => ({
  sheets,
  scores,
  closed,
  closing,
  pawns,
  final_turns,
  panel,
  cards,
})

/** The turn has begun, but its dice lie there unrolled: nothing of the roll is known. */
export function unrolled(known: Known): Known {
  const { view } = known.position
  const coloured = Object.fromEntries(Object.keys(view.coloured).map((colour) => [colour, 0]))
  const covered = { ...view, phase: 'roll', whites: view.whites.map(() => 0), coloured, waiting: [], asked: [] }
  const last = known.events.findLastIndex((event) => event.startsWith('roll'))
  return {
    ...known,
    position: { ...known.position, view: covered },
    own: resting(known.own),
    events: known.events.slice(0, last),
  }
}

/** With nothing to decide for now. */
const resting = (own: Record<number, Own>): Record<number, Own> =>
  Object.fromEntries(
    Object.values(own).map((one) => [
      one.seat,
      { ...one, answer: null, legal: [], penalty: false, landings: {}, takes: 0 },
    ]),
  )
