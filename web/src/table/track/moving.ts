/** Moves of the pawn as fields to tap. The server has said which moves are legal; this finds where they end. */

import { parseAction } from '../../game/actions'
import { OneOf } from '../../game/selection'
import type { Printed, ViewInfo } from '../../protocol'

/** The fields ahead of a pawn without another pawn on them, nearest first; fields count from 1. */
function freeAhead(fields: number, pawns: number[], seat: number): number[] {
  const from = pawns[seat] ?? 0
  return Array.from({ length: fields - from }, (_, index) => from + index + 1).filter((field) => !pawns.includes(field))
}

/** A move is tapped as its field; should that not bear the move's number, by the move's own text. */
export function moveSelection(legal: string[], view: ViewInfo, printed: Printed, seat: number): OneOf {
  const free = freeAhead(printed.fields.length, view.pawns, seat)
  const things = new Map<string, string>()
  for (const text of legal) {
    const action = parseAction(text)
    if (action.kind !== 'move') continue
    const field = free[action.steps - 1] ?? 0
    const { colour, number } = printed.fields[field - 1] ?? {}
    things.set(`${colour}${number}` === action.mark ? `field ${field}` : text, text)
  }
  return new OneOf(legal, things)
}

export interface Move {
  thing: string
  action: string
  field: number | null // null if it could not be found on the track
  steps: number
  mark: string
}

/** A move with what it brings: for its badge on the track, and in words. */
export interface Offer extends Move {
  badge: string
  about: string
  advised: boolean
}

/** The moves among what can be chosen, nearest first. */
export function movesIn(selection: unknown): Move[] {
  if (!(selection instanceof OneOf)) return []
  return [...selection.things].flatMap(([thing, action]) => {
    const move = parseAction(action)
    if (move.kind !== 'move') return []
    const field = thing.startsWith('field ') ? Number(thing.slice(6)) : null
    return [{ thing, action, field, steps: move.steps, mark: move.mark }]
  })
}
