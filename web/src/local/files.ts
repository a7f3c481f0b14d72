/** The files of the engine: fetched once, checked by their hash, and kept. */

import type { Packed } from '../../engine/manifest'
import { Unfetched } from './turns'

export type Wanted = Pick<Packed, 'url' | 'packed' | 'sha256'>

const CACHE = 'qwixx.engine'

/** The bytes of a file as it is packed; `arrived` hears of every part that comes. */
export async function fetchPacked(
  wanted: Wanted,
  base: string,
  arrived: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(wanted.url, base).href
  const cache = await openCache()
  const kept = await cache?.match(url)
  if (kept) {
    const bytes = new Uint8Array(await kept.arrayBuffer())
    if (await isRight(bytes, wanted)) {
      arrived(bytes.length)
      return bytes
    }
    await cache?.delete(url)
  }
  const bytes = await fetched(url, wanted.packed, arrived)
  if (!(await isRight(bytes, wanted))) throw new Unfetched(`${wanted.url} is not the file that belongs to this page.`)
  await cache?.put(url, new Response(bytes)).catch(() => undefined) // no room: it is fetched again next time
  return bytes
}

/** Fetch what may be needed when there is no network, one after the other; what is missing then is fetched when it is needed. */
export async function fetchAhead(files: Wanted[], base: string): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  for (const file of files) {
    if (await cache.match(new URL(file.url, base).href)) continue
    await fetchPacked(file, base).catch(() => undefined)
  }
}

/** A file as an answer that is unpacked while it is read, so that it is never in memory as a whole unless somebody wants it so. */
export function unpacked(packed: Uint8Array<ArrayBuffer>, type: string): Response {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream, { headers: { 'content-type': type } })
}

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE)
  } catch {
    return null // only on https and localhost; elsewhere the browser's own cache has to do
  }
}

async function fetched(url: string, size: number, arrived: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let at = 0
  try {
    const answer = await fetch(url)
    const reader = answer.ok ? answer.body?.getReader() : undefined
    if (!reader) throw new Unfetched(`${url}: ${answer.status}`)
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes.set(part.value, at) // too much of it throws
      at += part.value.length
      arrived(part.value.length)
    }
  } catch (problem) {
    throw new Unfetched(String(problem))
  }
  return bytes
}

async function isRight(bytes: Uint8Array<ArrayBuffer>, { packed, sha256 }: Wanted): Promise<boolean> {
  return bytes.length === packed && (await hash(bytes)) === sha256
}

/** Where the page has no secure address there is no hashing by the browser. */
async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const made = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
