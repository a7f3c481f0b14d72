import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PositionInfo, TableInfo, ViewInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { here } from '../shared/here.svelte'
import { loadWords } from '../words.svelte'
import { attend } from './attention.svelte'
import type { Playing } from './playing.svelte'
import { rolled } from './printed.fixture'
import { tableOf } from './table.fixture'

const { notify, touch, stayAwake, closed, slept } = vi.hoisted(() => ({
  notify: vi.fn(),
  touch: vi.fn(),
  stayAwake: vi.fn(),
  closed: vi.fn(),
  slept: vi.fn(),
}))
vi.mock('../shared/notices', () => ({ notify }))
vi.mock('../shared/touch', () => ({ touch }))
vi.mock('../shared/awake', () => ({ stayAwake }))

const at = (step: number, view: Partial<ViewInfo> = {}): PositionInfo => ({
  ...{ step, since: 0, first: 0, events: [], deadline: null },
  view: { ...rolled, ...view },
})

/** A table with Anna on this device, as far as attention looks at it. */
class Seen {
  due = $state.raw<number[]>([])
  idle = $state.raw<number[]>([])
  together = $state(false)
  info = $state.raw<TableInfo | null>(tableOf(['Anna', 'Ben']))
  mine = $state.raw([0])
  position = $state.raw<PositionInfo | null>(at(1))
  code = 'tire-vopa'
  table = this
}

let seen: Seen
let leave: () => void

function look(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
  flushSync()
}

/** The server asks Anna, or somebody else. */
function ask(due: number[], step: number, view: Partial<ViewInfo> = {}): void {
  seen.position = at(step, view)
  seen.due = due
  flushSync()
}

const icon = () => document.querySelector('link')?.getAttribute('href')

beforeAll(async () => {
  settings.language = 'en'
  await loadWords()
})

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  notify.mockReturnValue(closed)
  stayAwake.mockReturnValue(slept)
  settings.notices = true
  seen = new Seen()
  leave = $effect.root(() => attend(seen as unknown as Playing))
  flushSync()
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
  for (const mock of [notify, touch, stayAwake, closed, slept]) mock.mockReset()
})

test('a hidden tab says that it is my turn, in its title, by its icon and once by a notice', () => {
  look(true)
  expect(here.title).toBe('The original')
  ask([0], 2)
  expect(here.title).toBe('● Your move · The original')
  expect(icon()).toBe('/icon-turn.svg')
  ask([0], 3)
  expect(notify.mock.calls).toEqual([['Your move', 'The original', 'turn-tire-vopa']])
  look(false)
  expect([here.title, icon(), closed.mock.calls.length]).toEqual(['Your move', '/icon.svg', 1])
})

test('every turn has its notice, which goes when the turn does', () => {
  look(true)
  ask([0], 2)
  ask([], 3)
  expect([closed.mock.calls.length, icon()]).toEqual([1, '/icon.svg'])
  ask([0], 4)
  expect(notify).toHaveBeenCalledTimes(2)
})

test('around one device it says whose turn it is', () => {
  seen.together = true
  seen.mine = [0, 1]
  look(true)
  ask([1], 2)
  expect(here.title).toBe('● Your move · Ben · The original')
  expect(notify).toHaveBeenCalledWith('Your move', 'Ben · The original', 'turn-tire-vopa')
})

test('no notice while the page is seen, while it was not asked for, or where one only passes', () => {
  ask([0], 2)
  expect(notify).not.toHaveBeenCalled()
  settings.notices = false
  look(true)
  expect(notify).not.toHaveBeenCalled()
  settings.notices = true
  seen.idle = [0]
  flushSync()
  ask([0], 3)
  expect(here.title).toBe('The original')
})

test('each question is felt, and a lock instead of it', () => {
  ask([0], 2)
  ask([0], 3)
  ask([], 4)
  ask([0], 5, { closed: [1] })
  ask([0], 6, { closed: [] })
  expect(touch.mock.calls.flat()).toEqual(['turn', 'turn', 'lock', 'turn'])
})

test('a question is felt once: not again when the dice were rolled, nor when an answer is taken back', () => {
  ask([], 2, { phase: 'roll', active: 1 })
  expect(touch).not.toHaveBeenCalled()
  ask([], 3, { phase: 'roll', active: 0 })
  expect([here.title, touch.mock.calls.length]).toEqual(['Your move', 1])
  ask([0], 3)
  ask([], 3)
  ask([0], 3)
  expect(touch).toHaveBeenCalledTimes(1)
})

test('the screen stays on while I sit at a game that runs', () => {
  expect(stayAwake).toHaveBeenCalledTimes(1)
  ask([0], 2)
  expect(slept).not.toHaveBeenCalled()
  seen.info = tableOf(['Anna', 'Ben'], { status: 'over' })
  flushSync()
  expect(slept).toHaveBeenCalledTimes(1)
})

test('who watches needs no screen that stays on; who leaves takes everything along', () => {
  seen.mine = []
  flushSync()
  expect(slept).toHaveBeenCalledTimes(1)
  seen.mine = [0]
  look(true)
  ask([0], 2)
  leave()
  expect([slept.mock.calls.length, closed.mock.calls.length, icon()]).toEqual([2, 1, '/icon.svg'])
})
