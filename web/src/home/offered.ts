/** The games that can be played here: what the server offers, asked once. */

import * as api from '../net/api'
import type { Games } from '../protocol'

let asked: Promise<Games> | null = null

export function offered(): Promise<Games> {
  asked ??= api.games().catch((refusal: unknown) => {
    asked = null // or it would stay refused after the network is back
    throw refusal
  })
  return asked
}
