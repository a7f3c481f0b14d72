/** What this device knew of a table's dice before the game, so that it cannot be changed later: the commitment as it was
 * first seen. */

const place = (code: string) => `qwixx.dice.${code}`

/** Called in the lobby; only the first time counts. */
export function keepCommitment(code: string, commitment: string): void {
  try {
    if (localStorage.getItem(place(code)) === null) localStorage.setItem(place(code), commitment)
  } catch {
    // Without storage the proof says that this device has no copy.
  }
}

/** Null if this device came later, or keeps nothing. */
export function seenCommitment(code: string): string | null {
  try {
    return localStorage.getItem(place(code))
  } catch {
    return null
  }
}
