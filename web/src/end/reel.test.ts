import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Reel } from './reel.svelte'

const EVENTS = 250
let asked: string[] = []
let answer: (path: URL) => Response

/** The server's pages: position n was led to by event "n". */
function pages(path: URL): Response {
  if (path.pathname.endsWith('/printed')) return Response.json({ rows: [] })
  const first = Number(path.searchParams.get('first'))
  const most = Number(path.searchParams.get('most'))
  const count = Math.max(0, Math.min(most, EVENTS + 1 - first))
  const positions = Array.from({ length: count }, (_, index) => ({ event: String(first + index), view: {}, hands: [] }))
  return Response.json({ names: ['Anna'], events: EVENTS, first, positions })
}

beforeEach(() => {
  asked = []
  answer = pages
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://table')
    if (url.pathname.endsWith('/replay')) asked.push(url.searchParams.get('first') ?? '')
    return answer(url)
  })
})

afterEach(() => vi.unstubAllGlobals())

it('asks only for the page that is looked at', async () => {
  const reel = new Reel('tire-vopa', 0)
  await vi.waitUntil(() => reel.frame)
  expect(reel.frame?.event).toBe('0')
  expect(reel.length).toBe(EVENTS)
  expect(asked).toEqual(['0'])
})

it('asks for the next page in time, and for none twice', async () => {
  const reel = new Reel('tire-vopa', 0)
  await vi.waitUntil(() => reel.frame)
  reel.go(60)
  await vi.waitUntil(() => reel.frameAt(100))
  reel.go(101)
  reel.go(99)
  expect(asked).toEqual(['0', '100'])
})

it('jumps anywhere, and never beyond the ends', async () => {
  const reel = new Reel('tire-vopa', 0)
  await vi.waitUntil(() => reel.frame)
  reel.go(9999)
  await vi.waitUntil(() => reel.frame)
  expect([reel.at, reel.frame?.event, reel.over]).toEqual([EVENTS, String(EVENTS), true])
  reel.go(-1)
  expect([reel.at, reel.over]).toEqual([0, false])
})

it('may begin anywhere, even beyond the end', async () => {
  const reel = new Reel('tire-vopa', 90_000)
  await vi.waitUntil(() => reel.frame)
  expect(reel.at).toBe(EVENTS)
})

it('says why it cannot be shown, and tries again', async () => {
  answer = () => Response.json({ code: 'still-running', message: '…' }, { status: 409 })
  const reel = new Reel('tire-vopa', 40)
  await vi.waitUntil(() => reel.refusal)
  expect(reel.refusal?.code).toBe('still-running')
  answer = pages
  reel.retry()
  await vi.waitUntil(() => reel.frame && reel.printed)
  expect([reel.at, reel.refusal]).toEqual([40, null])
})
