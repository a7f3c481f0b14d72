/** What this device gives to the dice of a table, so that nobody can choose them: salts, promised before they are
 * revealed. It is kept, so that the proof can compare it with the record. */

import { randomSecret } from '../net/device'

export interface Given {
  salts: Record<string, string> // by their promises
  promised: Record<number, string> // by seat, what was promised there last
  revealed: string[] // the promises whose salts the server may know
  fixed: string[][] // for every start: the promises of all seats, as they were when salts were revealed
}

const NONE: Given = { salts: {}, promised: {}, revealed: [], fixed: [] }
const BYTES = 12

const place = (code: string) => `qwixx.given.${code}`
const inMemory = new Map<string, Given>() // where storage is closed to the page, for as long as it is open

/** What everybody is shown of a salt before it is revealed. Browsers work it out only for pages from safe addresses;
 * for others there are the means of the proof. */
async function promiseOf(salt: string): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return (await import('./proof')).promiseOf(salt)
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`qwixx salt ${salt}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What this device has given at a table so far. */
export function given(code: string): Given {
  const here = inMemory.get(code) ?? NONE
  try {
    const kept = localStorage.getItem(place(code))
    if (kept) return merged(here, { ...NONE, ...(JSON.parse(kept) as Partial<Given>) })
  } catch {
    // Then there is only what this page remembers.
  }
  return here
}

/** What this page remembers, and what was kept meanwhile, perhaps by another tab. */
const merged = (here: Given, kept: Given): Given => ({ ...kept, salts: { ...here.salts, ...kept.salts } })

function keep(code: string, now: Given): void {
  inMemory.set(code, now)
  try {
    localStorage.setItem(place(code), JSON.stringify(now))
  } catch {
    // A page that is opened anew has to promise anew, or is not asked any more.
  }
}

/** The promise of a new salt for a seat. */
export async function newPromise(code: string, seat: number): Promise<string> {
  const salt = randomSecret(BYTES)
  const promise = await promiseOf(salt)
  const before = given(code)
  keep(code, {
    ...before,
    salts: { ...before.salts, [promise]: salt },
    promised: { ...before.promised, [seat]: promise },
  })
  return promise
}

/** Whether this device can keep a promise, and its salt is not known to anybody yet. */
export function isFresh(code: string, promise: string | null): boolean {
  const { salts, revealed } = given(code)
  return !!promise && promise in salts && !revealed.includes(promise)
}

/** The salt of a promise, to be revealed now that these promises are fixed. Null if it is not known here; or if it was
 * revealed when they were others, since then somebody may have chosen theirs by it. */
export function saltFor(code: string, promise: string, promises: string[]): string | null {
  const before = given(code)
  const salt = before.salts[promise]
  if (salt === undefined) return null
  const same = before.fixed.at(-1)?.join() === promises.join()
  if (before.revealed.includes(promise)) return same ? salt : null
  keep(code, {
    ...before,
    revealed: [...before.revealed, promise],
    fixed: same ? before.fixed : [...before.fixed, promises],
  })
  return salt
}
