import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPacked } from './files'
import { Unfetched } from './turns'

const BASE = 'https://example.org/games/'
const content = new Uint8Array(gzipSync(Buffer.from('a library of a thousand books')))
const wanted = {
  url: 'engine/library.packed',
  packed: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
}
const url = `${BASE}${wanted.url}`
let kept: Map<string, Response>
const get = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  kept = new Map()
  const cache = {
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    put: (key: string, answer: Response) => Promise.resolve(void kept.set(key, answer)),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal(
    'fetch',
    get.mockReset().mockImplementation(() => Promise.resolve(new Response(content))),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('fetches a file once, and tells of every byte', async () => {
  const arrived = vi.fn()
  expect(await fetchPacked(wanted, BASE, arrived)).toEqual(content)
  expect(await fetchPacked(wanted, BASE, arrived)).toEqual(content)
  expect(get).toHaveBeenCalledOnce()
  expect(get).toHaveBeenCalledWith(url)
  expect(arrived.mock.calls.flat().reduce((all, one) => all + one, 0)).toBe(2 * content.length)
})

it('does not use what is not the right file', async () => {
  get.mockResolvedValueOnce(new Response(content.with(3, 99)))
  await expect(fetchPacked(wanted, BASE)).rejects.toBeInstanceOf(Unfetched)
  expect(kept.size).toBe(0)
})

it('fetches anew what was kept and is damaged', async () => {
  kept.set(url, new Response(content.slice(1)))
  expect(await fetchPacked(wanted, BASE)).toEqual(content)
  expect(new Uint8Array((await kept.get(url)?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(content)
})

it.each([
  ['is too long', () => new Response(new Uint8Array(content.length + 1))],
  ['is not there', () => new Response('', { status: 404 })],
])('says that a file cannot be had that %s', async (_, answer) => {
  get.mockResolvedValueOnce(answer())
  await expect(fetchPacked(wanted, BASE)).rejects.toBeInstanceOf(Unfetched)
})

it('works where nothing can be kept and nothing hashed by the browser', async () => {
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('crypto', {})
  expect(await fetchPacked(wanted, BASE)).toEqual(content)
})
