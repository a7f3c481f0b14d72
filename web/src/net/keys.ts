/** The secret keys of this device's seats, so that a seat's link can be shown again; and those of finished games that it
 * has seen, so that they can be looked at once more. */

import { linkTo } from './place'

/** By the name of who sits there, which nobody else at the table has: the numbers of seats change when one is taken away. */
const place = (code: string, name: string) => `qwixx.key.${code}.${name}`

export function keepKey(code: string, name: string, key: string): void {
  try {
    localStorage.setItem(place(code, name), key)
  } catch {
    // Without storage a new key is asked for when it is needed.
  }
}

export function keptKey(code: string, name: string): string | null {
  try {
    return localStorage.getItem(place(code, name))
  } catch {
    return null
  }
}

const recordPlace = (code: string) => `qwixx.record.${code}`

/** Called when a game is over, or when a link to its replay was opened. */
export function keepRecordKey(code: string, key: string): void {
  try {
    localStorage.setItem(recordPlace(code), key)
  } catch {
    // Then only those who played can come back.
  }
}

export function keptRecordKey(code: string): string | null {
  try {
    return localStorage.getItem(recordPlace(code))
  } catch {
    return null
  }
}

/** Forget all that this device keeps of a table, or of every one. */
export function forgetTable(code?: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const place of Object.keys(storage)) {
        const [owner, , of] = place.split('.')
        if (owner === 'qwixx' && of !== undefined && of === (code ?? of)) storage.removeItem(place)
      }
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}

/** Where a finished game is watched, by whoever is given this link. */
export const replayPath = (code: string, key: string | null): string =>
  linkTo(`/t/${code}/replay${key === null ? '' : `?key=${key}`}`)

/** Where a seat is played on another device; what stands after # is never sent to a server. */
export const seatLink = (code: string, key: string): string => `${tableLink(code)}#${key}`
export const tableLink = (code: string): string => location.origin + linkTo(`/t/${code}`)
