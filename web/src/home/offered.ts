/** The games that can be played here: what the server offers, asked once. */

import * as api from '../net/api'
import type { Games } from '../protocol'

/** On the first screen, in this order; jokers are an option of the card game. */
export const GAMES = ['classic', 'deluxe', 'board', 'cards']

/** How long one game takes, in minutes, by the rulebooks. */
export const MINUTES: Record<string, number> = { classic: 15, deluxe: 15, board: 20, cards: 15 }

let asked: Promise<Games> | null = null

export function offered(): Promise<Games> {
  asked ??= api.games().catch((refusal: unknown) => {
    asked = null // or it would stay refused after the network is back
    throw refusal
  })
  return asked
}
