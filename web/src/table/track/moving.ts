/** Moves of the pawn as fields to tap. The server has said which moves are legal, and where they end. */

import { parseAction } from '../../game/actions'
import { OneOf } from '../../game/selection'
import type { Own, PrintedField } from '../../protocol'

/** A move is tapped as the field it leads to. */
export function moveSelection({ legal, landings }: Pick<Own, 'legal' | 'landings'>): OneOf {
  const moves = legal.filter((text) => parseAction(text).kind === 'move')
  return new OneOf(legal, new Map(moves.map((text) => [`field ${landings[text] ?? 0}`, text])))
}

export interface Move {
  thing: string
  action: string
  field: number // counted from 1
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
    return [{ thing, action, field: Number(thing.slice(6)), steps: move.steps, mark: move.mark }]
  })
}

/** The field of a move that was told without it: the first with its number that is so many steps away, or further. */
export function fieldOf(action: string, pawn: number, fields: PrintedField[]): number | null {
  const move = parseAction(action)
  if (move.kind !== 'move') return null
  const found = fields.findIndex(
    ({ colour, number }, index) => index + 1 >= pawn + move.steps && `${colour}${number}` === move.mark,
  )
  return found < 0 ? null : found + 1
}
