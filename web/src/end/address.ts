/** What the address of a finished game says: the key to it, and a place in it. */

import { keepRecordKey, replayPath } from '../net/keys'

/** The link that somebody shared has the key to the game. */
export function keepKeyOfAddress(code: string): void {
  const key = new URLSearchParams(location.search).get('key')
  if (key && /^[\w-]{22}$/.test(key)) keepRecordKey(code, key)
}

/** `?at=40` in the address leads to a place. */
export function placeOfAddress(): number {
  const place = Number(new URLSearchParams(location.search).get('at'))
  return Number.isInteger(place) && place > 0 && place <= 100_000 ? place : 0
}

/** Where the game is reviewed. */
export const reviewPath = (code: string, key: string | null): string =>
  replayPath(code, key).replace(/replay(?=\?|$)/, 'review')
