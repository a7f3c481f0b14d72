import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Own, PositionInfo, ViewInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { classic, ownOf, rolled } from '../table/printed.fixture'
import { CEREMONY } from './pace'
import { Shown } from './shown.svelte'

let mine: number[]
let shown: Shown

const at = (step: number, first: number, events: string[], view: Partial<ViewInfo> = {}): PositionInfo => ({
  step,
  since: 0,
  view: { ...rolled, sheets: ['-', '-', '-'], asked: [0, 1, 2], waiting: [0, 1, 2], ...view },
  first,
  events,
  deadline: null,
})
const own = (legal: string[] = ['pass', 'r5']): Record<number, Own> => ({ 0: ownOf(0, legal) })
const START = ['first 2', 'roll 1 4 r1 y2 g3 b4']
const answers = ['1: r5', '2: pass', '3: y5']
const colour = { phase: 'colour', asked: [1], waiting: [1], sheets: ['r5', '-', 'y5'] }

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  settings.rolls = false
  sessionStorage.clear()
  mine = [0]
  shown = new Shown({
    code: 'tire-vopa',
    playing: () => mine,
    printed: () => classic,
    real: () => false,
    left: (deadline) => deadline - Date.now(),
  })
  shown.begin(at(1, 0, START, { active: 1 }), own())
})

afterEach(() => {
  shown.close()
  vi.useRealTimers()
})

test('what everybody did is shown before the next question, and in the meantime nothing is asked', () => {
  shown.goOn(at(2, 2, answers, colour), own([]))
  expect(shown.stage).toBe('settled')
  expect(shown.position?.view).toMatchObject({ phase: 'white', sheets: ['r5', '-', 'y5'], waiting: [], whites: [1, 4] })
  expect(shown.own[0]?.legal).toEqual([])
  expect(shown.position?.step).toBe(1)
  vi.advanceTimersByTime(1000)
  expect([shown.stage, shown.position?.step, shown.position?.view.phase]).toEqual(['asked', 2, 'colour'])
})

test('the dice of the next turn are not seen before what was done with the last ones', () => {
  shown.goOn(at(2, 2, answers, colour), own([]))
  const next = at(3, 5, ['2: g9', 'roll 6 6 r1 y2 g3 b4'], { active: 2, whites: [6, 6], sheets: ['r5', 'g9', 'y5'] })
  shown.goOn(next, own(['pass']))
  vi.advanceTimersByTime(1000) // the bot's answer was there already: its question is not shown
  expect(shown.stage).toBe('settled')
  expect([shown.position?.view.whites, shown.position?.view.sheets[1]]).toEqual([[1, 4], 'g9'])
  expect(shown.events.at(-1)).toBe('2: g9')
  vi.advanceTimersByTime(1000)
  expect([shown.position?.view.whites, shown.own[0]?.legal]).toEqual([[6, 6], ['pass']])
})

test('what I did alone is not held back', () => {
  shown.begin(at(2, 5, ['3: y5'], { phase: 'colour', active: 0, waiting: [0] }), own())
  shown.goOn(at(3, 6, ['1: g9', 'roll 6 6 r1 y2 g3 b4'], { active: 1, sheets: ['g9', '-', '-'] }), own())
  expect([shown.stage, shown.position?.step]).toEqual(['asked', 3])
})

test('who else is ready is seen one by one; my own answer at once', () => {
  shown.answered({ type: 'answered', version: 1, step: 1, waiting: [0], you: [] })
  expect(shown.position?.view.waiting).toEqual([0, 1, 2]) // the bots had no time to think
  shown.answered({ type: 'answered', version: 2, step: 1, waiting: [], you: [ownOf(0, [], { answer: 'r5' })] })
  expect([shown.position?.view.waiting, shown.own[0]?.answer]).toEqual([[1, 2], 'r5'])
  vi.advanceTimersByTime(2000)
  expect(shown.position?.view.waiting).toEqual([])
})

test('an answer that was taken back is missing at once', () => {
  shown.answered({ type: 'answered', version: 1, step: 1, waiting: [0, 2], you: [] })
  vi.advanceTimersByTime(1000)
  expect(shown.position?.view.waiting).toEqual([0, 2])
  shown.answered({ type: 'answered', version: 2, step: 1, waiting: [0, 1, 2], you: [] })
  expect(shown.position?.view.waiting).toEqual([0, 1, 2])
})

describe('at once are shown', () => {
  beforeEach(() => shown.goOn(at(2, 2, answers, colour), own([])))

  test('what the server says to who comes back', () => {
    shown.begin(at(9, 30, []), own())
    expect([shown.stage, shown.position?.step]).toEqual(['asked', 9])
    vi.advanceTimersByTime(5000)
    expect(shown.position?.step).toBe(9)
  })

  test('a game that went back', () => {
    shown.goOn(at(1, 5, ['back 1 by 1']), own())
    expect([shown.stage, shown.position?.step]).toEqual(['asked', 1])
  })

  test('what happened where nobody looked', () => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown.stage).toBe('asked')
  })

  test('an action of mine, be it the clock’s', () => {
    mine = [1]
    shown.goOn(at(3, 5, ['2: pass', 'roll 6 6 r1 y2 g3 b4'], { active: 2 }), {})
    expect([shown.stage, shown.position?.step]).toEqual(['asked', 3])
  })

  test('everything, where the clock presses', () => {
    shown.goOn({ ...at(3, 5, ['2: g9', 'roll 6 6 r1 y2 g3 b4'], { active: 2 }), deadline: Date.now() + 9000 }, own())
    expect([shown.stage, shown.position?.step]).toEqual(['asked', 3])
  })

  test('everything, for who wants it so', () => {
    settings.pace = 'at-once'
    shown.goOn(at(3, 5, ['2: g9', 'roll 6 6 r1 y2 g3 b4'], { active: 0 }), own())
    expect([shown.stage, shown.position?.step]).toEqual(['asked', 3])
  })
})

describe('in my own turn', () => {
  const turn = at(3, 2, ['2: g9', 'roll 6 6 r1 y2 g3 b4'], { active: 0, whites: [6, 6], sheets: ['-', 'g9', '-'] })
  const roll = () => {
    shown.goOn(turn, own(['pass', 'r12']))
    vi.advanceTimersByTime(1000)
  }

  test('nothing of the roll is known before I roll', () => {
    roll()
    expect(shown.stage).toBe('roll')
    expect(shown.position?.view).toMatchObject({ phase: 'roll', whites: [0, 0], coloured: { r: 0, y: 0, g: 0, b: 0 } })
    expect([shown.own[0]?.legal, shown.events.at(-1)]).toEqual([[], '2: g9'])
    vi.advanceTimersByTime(400)
    shown.skip()
    expect([shown.stage, shown.position?.view.whites, shown.own[0]?.legal]).toEqual(['asked', [6, 6], ['pass', 'r12']])
  })

  test('the dice roll by themselves after a while', () => {
    roll()
    vi.advanceTimersByTime(CEREMONY)
    expect(shown.stage).toBe('asked')
  })

  test('they are rolled already for who wants it so', () => {
    settings.rolls = true
    roll()
    expect(shown.stage).toBe('asked')
  })

  test('who answers meanwhile is seen afterwards', () => {
    roll()
    shown.answered({ type: 'answered', version: 2, step: 3, waiting: [0, 2], you: [] })
    expect(shown.position?.view.waiting).toEqual([])
    vi.advanceTimersByTime(400)
    shown.skip()
    expect(shown.position?.view.waiting).toEqual([0, 1, 2])
    vi.advanceTimersByTime(1000)
    expect(shown.position?.view.waiting).toEqual([0, 2])
  })
})

test('what happened besides the moves is noted after the move, and again after a reload', () => {
  shown.goOn(at(2, 2, answers, colour), own([]))
  shown.goOn(at(3, 5, ['2: pass', 'roll 6 6 r1 y2 g3 b4'], { active: 2, sheets: ['r5', 'p1', 'y5'] }), own())
  const note = { after: 5, happening: { kind: 'penalty', seat: 1 } }
  expect(shown.notes).toEqual([note])
  const again = new Shown({ ...shown.around })
  expect(again.notes).toEqual([note])
  shown.goOn(at(2, 5, [], colour), own([]))
  expect(shown.notes).toEqual([])
  again.close()
})
