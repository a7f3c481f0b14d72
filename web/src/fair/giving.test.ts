import { beforeEach, expect, it } from 'vitest'
import type { Ask } from '../net/socket'
import type { SeatInfo, StartingInfo, TableInfo } from '../protocol'
import { given, promiseOf } from './given'
import { Giving } from './giving'

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
  commitment: '',
  seed: null,
  next: null,
})
const salts = (...seats: number[]): StartingInfo => ({ waits_for: 'salts', seats })

/** A device at seat 1, and what it asks for; every request is acknowledged when the test says so. */
function device() {
  const asked: Ask[] = []
  const answers: ((refused?: boolean) => void)[] = []
  const giving = new Giving(code, (body) => {
    asked.push(body)
    return new Promise<void>((done, failed) => answers.push((refused) => (refused ? failed(new Error()) : done())))
  })
  const answer = async (refused = false) => {
    answers.shift()?.(refused)
    await new Promise((done) => setTimeout(done))
  }
  return { asked, answer, hear: (now: TableInfo) => giving.hear(now, [0]) }
}

const promiseIn = (request: Ask | undefined) => (request?.type === 'promise' ? request.promise : '')

beforeEach(() => {
  code = `tire-vopa-${tables++}`
})

it('promises a salt once, and reveals it when the promises are fixed', async () => {
  const { asked, answer, hear } = device()
  hear(table([null, null]))
  hear(table([null, OTHERS]))
  expect(asked.map(({ type }) => type)).toEqual(['promise'])
  const mine = promiseIn(asked[0])
  hear(table([mine, OTHERS]))
  await answer()
  hear(table([mine, OTHERS], salts(0, 1)))
  expect(asked).toHaveLength(2)
  const salt = asked[1]?.type === 'reveal' ? asked[1].salt : ''
  expect(promiseOf(salt)).toBe(mine)
  expect(given(code)).toMatchObject({ promised: { 0: mine }, fixed: [[mine, OTHERS]], revealed: [mine] })
})

it('reveals at once if the news that its promise was the last comes before the answer', async () => {
  const { asked, answer, hear } = device()
  hear(table([null, OTHERS], { waits_for: 'promises', seats: [0] }))
  hear(table([promiseIn(asked[0]), OTHERS], salts(0, 1)))
  expect(asked).toHaveLength(1)
  await answer()
  expect(asked.map(({ type }) => type)).toEqual(['promise', 'reveal'])
})

it('gives another salt after a start that was broken off', async () => {
  const { asked, answer, hear } = device()
  hear(table([null, OTHERS]))
  const first = promiseIn(asked[0])
  hear(table([first, OTHERS], salts(0)))
  await answer()
  await answer()
  hear(table([null, null]))
  const second = promiseIn(asked[2])
  expect(second).not.toBe(first)
  await answer()
  hear(table([second, OTHERS], salts(0)))
  expect(given(code).fixed).toHaveLength(2)
})

it('does not reveal a salt again when the promises of others have changed', async () => {
  const { asked, answer, hear } = device()
  hear(table([null, OTHERS]))
  const mine = promiseIn(asked[0])
  hear(table([mine, OTHERS], salts(0)))
  await answer()
  await answer(true)
  hear(table([mine, OTHERS], salts(0)))
  expect(asked.map(({ type }) => type)).toEqual(['promise', 'reveal', 'reveal'])
  await answer(true)
  hear(table([mine, promiseOf('chosen later')], salts(0)))
  expect(asked).toHaveLength(3)
})

it('does not insist when it is refused', async () => {
  const { asked, answer, hear } = device()
  hear(table([null, OTHERS]))
  await answer(true)
  expect(asked).toHaveLength(1)
})

it('leaves a seat alone whose promise another device keeps, once they are fixed', () => {
  const { asked, hear } = device()
  hear(table([OTHERS, null], salts(0)))
  expect(asked).toEqual([])
})

it('has what it promised also after the page was loaded anew', async () => {
  const before = device()
  before.hear(table([null, OTHERS]))
  const mine = promiseIn(before.asked[0])
  await before.answer()
  const { asked, hear } = device()
  hear(table([mine, OTHERS]))
  expect(asked).toEqual([])
  hear(table([mine, OTHERS], salts(0, 1)))
  expect(asked.map(({ type }) => type)).toEqual(['reveal'])
})
