/** Who this device is: a secret of its own, made once. There are no accounts. */

const PLACE = 'qwixx.device'
let inMemory: string | null = null // where storage is closed to the page, for as long as it is open

/** 32 random bytes in base64url. */
export function randomSecret(bytes = 32): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The secret of this device. */
export function deviceSecret(): string {
  if (inMemory) return inMemory
  try {
    inMemory = localStorage.getItem(PLACE)
    if (!inMemory || !/^[\w-]{43}$/.test(inMemory)) localStorage.setItem(PLACE, (inMemory = randomSecret()))
  } catch {
    inMemory = inMemory ?? randomSecret()
  }
  return inMemory
}

/** Forget who this device is: the next time it is another one. */
export function forgetDevice(): void {
  inMemory = null
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // It was never kept.
  }
}
