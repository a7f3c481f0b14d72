import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Own, PositionInfo, Printed, TableInfo, ViewInfo } from '../protocol'
import { mounting } from '../shared/mounting.fixture'
import ActionBar from './ActionBar.svelte'
import { MOMENT } from './guard.svelte'
import { Playing, type AtTable } from './playing.svelte'
import { classic, mixxA, ownOf, rolled } from './printed.fixture'
import { tableOf } from './table.fixture'

const mounted = mounting()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Shown {
  taps?: string[]
  printed?: Printed
  connection?: AtTable['connection']
  info?: TableInfo
}

/** The bar of Anna, who has tapped these numbers; and what she sends. */
function show(view: ViewInfo, own: Own, shown: Shown = {}): { playing: Playing; sent: string[] } {
  const { taps = [], printed = classic, connection = 'open', info = tableOf(['Anna', 'Ben']) } = shown
  const position: PositionInfo = { step: 1, since: 0, view, first: 0, events: [], deadline: null }
  const sent: string[] = []
  const nothing = async (): Promise<void> => undefined
  const act = async (_: number, action: string): Promise<void> => void sent.push(action)
  const table: AtTable = {
    ...{ code: info.code, connection, info, mine: [0], host: true, own: { 0: own }, position, ahead: 0, printed },
    ...{ ask: nothing, act, retract: nothing, hint: async () => ({ action: 'pass', choices: [] }) },
  }
  const playing = new Playing(table)
  playing.settle()
  for (const tap of taps) if (playing.selection) playing.choose(playing.selection.tap(tap))
  mounted(ActionBar, { playing, printed, info, position, onleave: () => sent.push('left') })
  return { playing, sent }
}

const at = (selector: string): HTMLElement | null => document.querySelector(selector)
const line = (): string => at('.line')?.textContent.trim() ?? ''
const main = (): string => at('button.main')?.textContent.trim() ?? ''
const other = (): string => at('button.other')?.textContent.trim() ?? ''
const dead = (selector: string): boolean => at(selector)?.getAttribute('aria-disabled') === 'true'

/** Press a button; what it brings is drawn. */
function press(playing: Playing, selector: string): void {
  at(selector)?.click()
  flushSync()
  playing.settle()
  flushSync()
}

const colour = { ...rolled, phase: 'colour', asked: [0], waiting: [0] }
const costly = ownOf(0, ['pass', 'b7'], { penalty: true })

it('offers what is chosen as the way on, and to pass beside it', () => {
  show(rolled, ownOf(0, ['pass', 'r5']))
  expect([main(), dead('.main'), other(), dead('.other')]).toEqual(['Choose a number', true, 'Pass', false])
  expect(line()).toBe('Tap a marked number')
})

it('offers only to pass where there is nothing else', () => {
  show(rolled, ownOf(0, ['pass']))
  expect([main(), dead('.main'), other(), line()]).toEqual(['Pass', false, '', 'Nothing to cross off: you pass'])
})

it('takes no pass for a moment, and then does', () => {
  const { playing, sent } = show(rolled, ownOf(0, ['pass', 'r5']))
  press(playing, '.other')
  vi.advanceTimersByTime(MOMENT - 1)
  press(playing, '.other')
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  press(playing, '.other')
  expect(sent).toEqual(['pass'])
})

it('takes at once what somebody has tapped since the question appeared', () => {
  const { playing, sent } = show(rolled, ownOf(0, ['pass', 'r5']), { taps: ['r5'] })
  press(playing, '.main')
  expect(sent).toEqual(['r5'])
})

it('asks again before points are lost without need, and not before a moment has passed', () => {
  const { playing, sent } = show(colour, costly)
  expect([line(), other()]).toEqual(['Without a cross it is a penalty: −5', 'Pass'])
  vi.advanceTimersByTime(MOMENT)
  press(playing, '.other')
  press(playing, '.other')
  expect([sent, other(), line()]).toEqual([[], 'Take −5', 'Really without a cross? That costs 5 points.'])
  vi.advanceTimersByTime(MOMENT)
  press(playing, '.other')
  expect(sent).toEqual(['pass'])
})

it('does not ask again where the penalty cannot be helped, but gives time to see it', () => {
  const { playing, sent } = show(colour, ownOf(0, ['pass'], { penalty: true }))
  press(playing, '.main')
  expect([sent, main(), line()]).toEqual([[], 'Take −5', 'Without a cross it is a penalty: −5'])
  vi.advanceTimersByTime(MOMENT)
  press(playing, '.main')
  expect(sent).toEqual(['pass'])
})

it('says before the last penalty that it ends the game', () => {
  const sheets = ['r2 p3', '-']
  show({ ...colour, sheets }, ownOf(0, ['pass'], { penalty: true }))
  expect(line()).toBe('That is your last penalty: −5, and the game ends')
})

it('does not warn once a number is chosen', () => {
  show(colour, costly, { taps: ['b7'] })
  expect([line(), main()]).toEqual(['+1 point · skips 12, 11, 10, 9, 8', 'Cross off blue 7'])
})

it('forgets that a penalty was asked for when a number is chosen', () => {
  const { playing } = show(colour, costly)
  vi.advanceTimersByTime(MOMENT)
  press(playing, '.other')
  if (playing.selection) playing.choose(playing.selection.tap('b7'))
  flushSync()
  expect([other(), main()]).toEqual(['Pass', 'Cross off blue 7'])
})

it('says which row of a mixed sheet would be locked', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], sheets: ['y2 y3 y4 b5 b6 r11', 'r12'] }
  show(view, ownOf(0, ['pass', 'r12']), { taps: ['r12'], printed: mixxA })
  expect([line(), main()]).toEqual(['+15 points · locks row 1', 'Cross off red 12'])
})

it('lets a sealed answer be undone, be it a pass', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], asked: [0, 1], waiting: [1] }
  show(view, ownOf(0, [], { answer: 'r12' }))
  expect([line(), main()]).toEqual(['Sealed: red 12.', 'Waiting for Ben'])
  expect(at('.undo')?.getAttribute('aria-label')).toBe('Undo: red 12')
})

it('tells whoever is not asked to reply who is waited for, with nothing to press', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], asked: [1], waiting: [1] }
  show(view, ownOf(0, []))
  expect([main(), dead('.main'), dead('.other'), at('.undo')]).toEqual(['Waiting for Ben', true, true, null])
})

it('keeps its buttons while an answer is on its way', () => {
  const { playing } = show(rolled, ownOf(0, ['pass', 'r5']), { taps: ['r5'] })
  const before = at('.main')
  press(playing, '.main')
  expect(at('.main')).toBe(before)
  expect([main(), at('.main')?.getAttribute('aria-busy'), dead('.main')]).toEqual(['Cross off red 5', 'true', false])
})

it('says what becomes of a move without a connection', () => {
  show(rolled, ownOf(0, ['pass', 'r5']), { connection: 'offline' })
  expect(line()).toBe('You are offline. You can still choose: your move will be sent later.')
})

it('leads to the ranking, but not by a tap that was meant for the last move', () => {
  const { playing, sent } = show({ ...rolled, phase: 'over', waiting: [], asked: [] }, ownOf(0, []))
  press(playing, '.main')
  expect([sent, main()]).toEqual([[], 'To the ranking'])
  vi.advanceTimersByTime(MOMENT)
  press(playing, '.main')
  expect(sent).toEqual(['left'])
})
