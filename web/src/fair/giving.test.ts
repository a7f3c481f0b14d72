import { beforeEach, expect, it } from 'vitest'
import type { Ask } from '../net/socket'
import type { SeatInfo, StartingInfo, TableInfo } from '../protocol'
import { given } from './given'
import { Giving } from './giving'
import { promiseOf } from './proof'

let code = '' // another table in every test
let tables = 0
const OTHERS = promiseOf('others')
const seat = (promise: string | null): SeatInfo => ({
  kind: 'person',
  name: 'Anna',
  level: '',
  stand_in: '',
  connected: true,
  promise,
  salt: '',
})
const table = (promises: (string | null)[], starting: StartingInfo | null = null): TableInfo => ({
  code,
  game: 'classic',
  options: {},
  settings: {},
  status: 'lobby',
  seats: promises.map(seat),
  watchers: 0,
  starting,
  proposal: null,
  earliest: 1,
  commitment: '',
  seed: null,
  record: null,
  next: null,
})
const salts = (...seats: number[]): StartingInfo => ({ waits_for: 'salts', seats })

/** A device at seat 1, and what it asks for; every request is answered when the test says so. */
function device() {
  const asked: Ask[] = []
  const answers: ((refused?: boolean) => void)[] = []
  const giving = new Giving(code, (body) => {
    asked.push(body)
    return new Promise<void>((done, failed) => answers.push((refused) => (refused ? failed(new Error()) : done())))
  })
  const request = async (number: number) => {
    await expect.poll(() => asked.length, { interval: 1 }).toBeGreaterThan(number)
    return asked[number] as Record<string, unknown> & Ask
  }
  const promise = async (number: number) => String((await request(number))['promise'])
  const answer = async (refused = false) => {
    answers.shift()?.(refused)
    await new Promise((done) => setTimeout(done)) // whatever follows at once
  }
  const kinds = () => asked.map(({ type }) => type)
  return { kinds, request, promise, answer, hear: (now: TableInfo) => giving.hear(now, [0]) }
}

beforeEach(() => {
  code = `tire-vopa-${tables++}`
})

it('promises a salt once, and reveals it when the promises are fixed', async () => {
  const { kinds, request, promise, answer, hear } = device()
  hear(table([null, null]))
  hear(table([null, OTHERS]))
  const mine = await promise(0)
  hear(table([mine, OTHERS]))
  await answer()
  hear(table([mine, OTHERS], salts(0, 1)))
  const { salt } = await request(1)
  expect(promiseOf(String(salt))).toBe(mine)
  expect(kinds()).toEqual(['promise', 'reveal'])
  expect(given(code)).toMatchObject({ promised: { 0: mine }, fixed: [[mine, OTHERS]], revealed: [mine] })
})

it('promises the same where the browser works out nothing by itself', async () => {
  const { subtle } = crypto
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  const { promise, hear } = device()
  hear(table([null, null]))
  const mine = await promise(0)
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
  expect(promiseOf(given(code).salts[mine] ?? '')).toBe(mine)
})

it('reveals at once if the news that its promise was the last comes before the answer', async () => {
  const { kinds, request, promise, answer, hear } = device()
  hear(table([null, OTHERS], { waits_for: 'promises', seats: [0] }))
  hear(table([await promise(0), OTHERS], salts(0, 1)))
  expect(kinds()).toEqual(['promise'])
  await answer()
  await request(1)
  expect(kinds()).toEqual(['promise', 'reveal'])
})

it('gives another salt after a start that was broken off', async () => {
  const { request, promise, answer, hear } = device()
  hear(table([null, OTHERS]))
  const first = await promise(0)
  hear(table([first, OTHERS], salts(0, 1)))
  await answer()
  await request(1)
  hear(table([first, OTHERS], salts(1)))
  await answer()
  hear(table([null, null]))
  const second = await promise(2)
  expect(second).not.toBe(first)
  hear(table([second, null]))
  await answer()
  hear(table([second, OTHERS], salts(0)))
  await request(3)
  expect(given(code).fixed).toEqual([
    [first, OTHERS],
    [second, OTHERS],
  ])
})

it('does not reveal a salt again when the promises of others have changed', async () => {
  const { kinds, request, promise, answer, hear } = device()
  hear(table([null, OTHERS]))
  const mine = await promise(0)
  hear(table([mine, OTHERS], salts(0)))
  await answer()
  await request(1)
  await answer(true)
  hear(table([mine, OTHERS], salts(0)))
  await request(2)
  await answer(true)
  hear(table([mine, promiseOf('chosen later')], salts(0)))
  expect(kinds()).toEqual(['promise', 'reveal', 'reveal'])
})

it('does not insist when it is refused', async () => {
  const { kinds, request, answer, hear } = device()
  hear(table([null, OTHERS]))
  await request(0)
  await answer(true)
  expect(kinds()).toEqual(['promise'])
})

it('leaves a seat alone whose promise another device keeps, once they are fixed', () => {
  const { kinds, hear } = device()
  hear(table([OTHERS, null], salts(0)))
  expect(kinds()).toEqual([])
})

it('has what it promised also after the page was loaded anew', async () => {
  const before = device()
  before.hear(table([null, OTHERS]))
  const mine = await before.promise(0)
  const { kinds, request, hear } = device()
  hear(table([mine, OTHERS]))
  hear(table([mine, OTHERS], salts(0, 1)))
  await request(0)
  expect(kinds()).toEqual(['reveal'])
})
