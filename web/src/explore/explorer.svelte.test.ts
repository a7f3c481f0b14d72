import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { classic, rolled } from '../table/printed.fixture'
import type { Weighed } from '../protocol'
import { loadTopic } from '../words.svelte'
import { Explorer } from './explorer.svelte'

const said = (part: Partial<Weighed['view']>): Weighed => ({
  position: 'classic; …',
  view: { ...rolled, ...part },
  printed: classic,
  games: ['classic'],
  players: [1, 5],
  seat: 0,
  choices: [],
  before: [],
})

/** Answers of the server, given when the test lets them come. */
function server() {
  const waiting: ((answer: { status: number; body: unknown }) => void)[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    bodies.push(typeof body === 'string' ? JSON.parse(body) : null)
    return new Promise((answer) =>
      waiting.push(({ status, body }) => answer(new Response(JSON.stringify(body), { status }))),
    )
  })
  return { waiting, bodies }
}

const settle = () => new Promise((done) => setTimeout(done))

beforeAll(() => loadTopic('refused')) // the words of a refusal come from the disk, for which nothing here waits
afterEach(() => vi.unstubAllGlobals())

test('what is changed is shown at once, and two changes in a row both count', async () => {
  const { waiting, bodies } = server()
  const explorer = new Explorer(null)
  waiting.shift()?.({ status: 200, body: said({ sheets: ['-', '-'] }) })
  await settle()
  explorer.change({ sheets: ['r5', '-'] })
  explorer.change({ whites: [6, 6] })
  expect([explorer.view?.sheets, explorer.view?.whites]).toEqual([
    ['r5', '-'],
    [6, 6],
  ])
  waiting.shift()?.({ status: 200, body: said({ sheets: ['r5', '-'], whites: [1, 1] }) }) // of the first change
  await settle()
  expect([explorer.busy, explorer.view?.whites]).toEqual([true, [6, 6]])
  expect(bodies.at(-1)).toMatchObject({ sheets: ['r5', '-'], whites: [6, 6] })
  waiting.shift()?.({ status: 200, body: said({ sheets: ['r5', '-'], whites: [6, 6] }) })
  await settle()
  expect([explorer.busy, explorer.view?.whites]).toEqual([false, [6, 6]])
})

test('who changes much in a moment asks for the last of it', async () => {
  const { waiting, bodies } = server()
  const explorer = new Explorer(null)
  for (const sheet of ['r2', 'r2 r3', 'r2 r3 r4']) explorer.set({ game: 'classic', sheets: [sheet, '-'] })
  waiting.shift()?.({ status: 503, body: { code: 'storage', message: '…' } })
  await settle()
  expect(bodies.slice(1)).toMatchObject([{ sheets: ['r2 r3 r4', '-'] }])
  waiting.shift()?.({ status: 200, body: said({ sheets: ['r2 r3 r4', '-'] }) })
  await settle()
  expect([explorer.busy, explorer.refusal, explorer.view?.sheets]).toEqual([false, null, ['r2 r3 r4', '-']])
})

test('what is refused is not there any more, and the reason is told', async () => {
  const { waiting } = server()
  const explorer = new Explorer(null)
  waiting.shift()?.({ status: 200, body: said({ sheets: ['-', '-'] }) })
  await settle()
  explorer.change({ sheets: ['r12', '-'] })
  const facts = { mark: 'r12', need: '5', have: '0' }
  waiting.shift()?.({ status: 422, body: { code: 'bad-setup', message: '…', rule: 'lock-needs', facts } })
  await settle()
  expect(explorer.view?.sheets).toEqual(['-', '-'])
  expect([explorer.refusal?.rule, explorer.refusal?.facts]).toEqual(['lock-needs', facts])
  explorer.change({ sheets: ['r5', '-'] })
  waiting.shift()?.({ status: 200, body: said({ sheets: ['r5', '-'] }) })
  await settle()
  expect(explorer.refusal).toBe(null)
})

test('who looks at another sheet meanwhile loses no change', async () => {
  const { waiting, bodies } = server()
  const explorer = new Explorer(null)
  waiting.shift()?.({ status: 200, body: said({ sheets: ['-', '-'] }) })
  await settle()
  explorer.change({ sheets: ['r5', '-'] })
  explorer.look(1)
  expect(explorer.seat).toBe(1)
  waiting.shift()?.({ status: 200, body: said({ sheets: ['r5', '-'] }) })
  await settle()
  expect(explorer.seat).toBe(1)
  expect(bodies.at(-1)).toMatchObject({ sheets: ['r5', '-'], seat: 1 })
  waiting.shift()?.({ status: 200, body: { ...said({ sheets: ['r5', '-'] }), seat: 1 } })
  await settle()
  expect([explorer.seat, explorer.view?.sheets]).toEqual([1, ['r5', '-']])
})
