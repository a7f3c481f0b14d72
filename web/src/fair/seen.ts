/** What this device knew of a table's dice before the game, so that it cannot be changed later: the commitment as it was
 * first seen, and the salts that it gave itself. */

const place = (code: string) => `qwixx.dice.${code}`
const saltPlace = (code: string, seat: number) => `qwixx.salt.${code}.${seat}`

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

/** Called when the server has taken a salt; the last one counts. */
export function keepSalt(code: string, seat: number, salt: string): void {
  try {
    localStorage.setItem(saltPlace(code, seat), salt)
  } catch {
    // Then the proof takes the record's word for it.
  }
}

/** The salts that this device gave for these seats. */
export function givenSalts(code: string, seats: number[]): Record<number, string> {
  try {
    const found = seats.map((seat) => [seat, localStorage.getItem(saltPlace(code, seat))] as const)
    return Object.fromEntries(found.filter((entry): entry is [number, string] => entry[1] !== null))
  } catch {
    return {}
  }
}
