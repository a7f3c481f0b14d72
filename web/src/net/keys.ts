/** The secret keys of this device's seats, so that a seat's link can be shown again. */

const place = (code: string, seat: number) => `qwixx.key.${code}.${seat}`

export function keepKey(code: string, seat: number, key: string): void {
  try {
    localStorage.setItem(place(code, seat), key)
  } catch {
    // Without storage a new key is asked for when it is needed.
  }
}

export function keptKey(code: string, seat: number): string | null {
  try {
    return localStorage.getItem(place(code, seat))
  } catch {
    return null
  }
}

/** Where a seat is played on another device; what stands after # is never sent to a server. */
export const seatLink = (code: string, key: string): string => `${location.origin}/t/${code}#${key}`
export const tableLink = (code: string): string => `${location.origin}/t/${code}`
