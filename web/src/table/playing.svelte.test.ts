import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../net/refusal'
import type { Own, PositionInfo, TableInfo, ViewInfo } from '../protocol'
import { MOMENT } from './guard.svelte'
import { say } from '../words.svelte'
import { Playing, type AtTable } from './playing.svelte'
import { classic, ownOf, rolled } from './printed.fixture'
import { tableOf } from './table.fixture'

const info = tableOf(['Anna', 'Ben'])
const cards: NonNullable<ViewInfo['cards']> = {
  hand: [],
  backs: [],
  display: [],
  top: 7,
  pile: 30,
  discards: [],
  origins: [],
  display_origins: [],
  pools: [],
}
const at = (view: ViewInfo, step = 1): PositionInfo => ({ step, since: 0, view, first: 0, events: [], deadline: null })
const asked = (place: number, legal: string[], hand: string[] = []): Own => ownOf(place, legal, { hand })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A table whose server seals every answer, unless it refuses. */
class Seated implements AtTable {
  code = 'tire-vopa'
  connection = $state<AtTable['connection']>('open')
  info = $state.raw<TableInfo | null>(info)
  mine = $state.raw([0, 1])
  host = true
  ahead = 0
  printed = classic
  own = $state.raw<Record<number, Own>>({ 0: asked(0, ['pass', 'r5']), 1: asked(1, ['pass', 'r5']) })
  position = $state.raw<PositionInfo | null>(at(rolled))
  refuses: Refusal | null = null
  asked: object[] = []

  async ask(body: object): Promise<void> {
    this.asked.push(body)
  }

  async act(place: number, action: string): Promise<void> {
    if (this.refuses) throw this.refuses
    this.own = { ...this.own, [place]: { ...asked(place, []), answer: action } }
  }

  async retract(place: number): Promise<void> {
    this.own = { ...this.own, [place]: asked(place, ['pass', 'r5']) }
  }

  async hint(): ReturnType<AtTable['hint']> {
    const choice = { win: 0.5, margin: null, equal: true, reasons: [] }
    return {
      action: 'r5',
      choices: [
        { ...choice, action: 'r5' },
        { ...choice, action: 'pass', win: 0.4 },
      ],
    }
  }
}

test('around one device, whoever still has to answer comes to the front', async () => {
  const playing = new Playing(new Seated())
  expect(playing.front).toBe(0)
  await playing.confirm('r5')
  expect(playing.front).toBe(1)
  await playing.confirm('pass')
  expect(playing.due).toEqual([])
})

test('a sealed answer is shown to its owner, but not where others look on', async () => {
  const table = new Seated()
  const playing = new Playing(table)
  await playing.confirm('r5')
  playing.look(0)
  expect(playing.pending).toEqual([])
  table.mine = [0]
  expect(playing.pending).toEqual(['r5'])
})

test('a choice lasts until the next decision', () => {
  const table = new Seated()
  const playing = new Playing(table)
  const selection = playing.selection
  if (selection) playing.choose(selection.tap('r5'))
  expect(playing.selection?.action).toBe('r5')
  table.position = at(rolled, 2)
  expect(playing.selection?.action).toBe('pass')
})

test('a hand stays covered until its owner asks for it, and again for the next', async () => {
  const table = new Seated()
  table.position = at({ ...rolled, phase: 'call', cards })
  table.own = { 0: asked(0, ['pass'], ['r4']), 1: asked(1, ['pass'], ['b9']) }
  const playing = new Playing(table)
  playing.settle()
  expect([playing.covered, playing.hand]).toEqual([true, []])
  playing.uncover()
  expect([playing.covered, playing.hand]).toEqual([false, ['r4']])
  await playing.confirm('pass')
  expect([playing.front, playing.covered, playing.hand]).toEqual([1, true, []])
})

test('while a hand is covered, nothing that is played from it can be chosen', () => {
  const table = new Seated()
  table.position = at({ ...rolled, phase: 'play', cards })
  table.own = { 0: asked(0, ['play r4', 'play r4 mark r4'], ['r4']) }
  const playing = new Playing(table)
  expect(playing.selection).toBe(null)
  playing.uncover()
  expect(playing.selection?.tappable('r4')).toBe(true)
})

test('one person alone on a device needs no cover', () => {
  const table = new Seated()
  table.mine = [0]
  table.position = at({ ...rolled, phase: 'call', cards })
  table.own = { 0: asked(0, ['pass'], ['r4']) }
  expect(new Playing(table).hand).toEqual(['r4'])
})

test('who can only pass in an action for everybody does so by itself, once', async () => {
  const table = new Seated()
  table.own = { 0: asked(0, ['pass']), 1: asked(1, ['pass', 'r5']) }
  const playing = new Playing(table)
  expect(playing.idle).toEqual([0])
  playing.passIdle()
  await Promise.resolve()
  expect(table.own[0]?.answer).toBe('pass')
  table.own = { ...table.own, 0: asked(0, ['pass']) }
  playing.passIdle()
  expect(table.own[0]?.answer).toBe(null)
})

test('whoever is asked to reply to a lock decides; nobody else does, and nothing is passed by itself', async () => {
  const table = new Seated()
  table.position = at({ ...rolled, phase: 'reply', closing: [0], asked: [1], waiting: [1] })
  table.own = { 0: asked(0, []), 1: asked(1, ['pass', 'r12']) }
  const playing = new Playing(table)
  playing.settle()
  expect([playing.due, playing.front, playing.idle]).toEqual([[1], 1, []])
  await playing.confirm('r12')
  expect(playing.due).toEqual([])
  await playing.retract()
  expect(playing.due).toEqual([1])
})

test('the active player’s own action is never passed by itself', () => {
  const table = new Seated()
  table.position = at({ ...rolled, phase: 'colour' })
  table.own = { 0: asked(0, ['pass']) }
  expect(new Playing(table).idle).toEqual([])
})

test('a refusal is shown until the next decision', async () => {
  const table = new Seated()
  table.mine = [0]
  table.refuses = new Refusal('illegal', 'against the rules')
  const playing = new Playing(table)
  await playing.confirm('r5')
  expect(playing.problem).not.toBe(null)
  expect(playing.sending).toBe(false)
  table.position = at(rolled, 2)
  expect(playing.problem).toBe(null)
})

test('advice belongs to its decision', async () => {
  const table = new Seated()
  const playing = new Playing(table)
  await playing.hint()
  expect([playing.advice, playing.hinted?.chance('pass')]).toEqual(['r5', '40%'])
  table.position = at(rolled, 2)
  expect([playing.advice, playing.hinted]).toEqual([null, null])
})

test('one asks to go back to the last decision of one’s own', async () => {
  const table = new Seated()
  table.mine = [0]
  const playing = new Playing(table)
  await playing.confirm('r5')
  table.position = at(rolled, 4)
  await playing.takeBack()
  expect(table.asked).toEqual([{ type: 'takeback', seat: 0, step: 1 }])
})

test('but not past where a bot replaced somebody who is away', async () => {
  const table = new Seated()
  table.mine = [0]
  table.info = { ...info, earliest: 3 }
  const playing = new Playing(table)
  await playing.confirm('r5')
  table.position = at(rolled, 4)
  await playing.takeBack()
  expect(table.asked).toEqual([{ type: 'takeback', seat: 0, step: 3 }])
  table.position = at(rolled, 3)
  await playing.takeBack()
  expect(table.asked).toHaveLength(1)
})

/** A tap on a button of the bar, as the page does it. */
function tap(playing: Playing, action: string): void {
  playing.settle()
  playing.press(() => playing.confirm(action))
}

test('around one device a second tap does not answer for the next person', async () => {
  const table = new Seated()
  const playing = new Playing(table)
  playing.settle()
  vi.advanceTimersByTime(MOMENT)
  tap(playing, 'pass')
  await Promise.resolve()
  tap(playing, 'pass')
  expect([playing.front, table.own[0]?.answer, table.own[1]?.answer]).toEqual([1, 'pass', null])
  vi.advanceTimersByTime(MOMENT)
  tap(playing, 'pass')
  expect(table.own[1]?.answer).toBe('pass')
})

test('a second tap does not uncover the next hand', () => {
  const table = new Seated()
  table.position = at({ ...rolled, phase: 'play', cards })
  table.own = { 0: asked(0, []), 1: asked(1, ['play r4'], ['r4']) }
  const playing = new Playing(table)
  playing.settle()
  playing.press(() => playing.uncover())
  expect(playing.covered).toBe(true)
  vi.advanceTimersByTime(MOMENT)
  playing.press(() => playing.uncover())
  expect(playing.covered).toBe(false)
})

/** Anna alone against a bot. */
function alone(): Seated {
  const table = new Seated()
  table.mine = [0]
  table.info = tableOf(['Anna', 'Emma'], { settings: { takebacks: true } })
  table.info = {
    ...table.info,
    seats: table.info.seats.map((seat, place) => (place ? { ...seat, kind: 'bot' } : seat)),
  }
  return table
}

test('against bots the last move can be undone, and then the one before, not one that was no choice', async () => {
  const table = alone()
  const playing = new Playing(table)
  await playing.confirm('r5')
  table.own = { 0: asked(0, ['pass', 'g7']) }
  table.position = at(rolled, 3)
  await playing.confirm('pass')
  table.own = { 0: asked(0, ['pass']) }
  table.position = at(rolled, 4)
  playing.passIdle()
  await vi.advanceTimersByTimeAsync(0)
  table.position = at(rolled, 5)
  table.own = { 0: asked(0, ['pass', 'b8']) }
  expect(playing.undo).toMatchObject({ step: 3, action: 'pass', sealed: false })
  await playing.undoLast()
  expect(table.asked).toEqual([{ type: 'takeback', seat: 0, step: 3 }])
  table.position = at(rolled, 3)
  expect(playing.undo).toMatchObject({ step: 1, action: 'r5' })
})

test('what was chosen before is chosen again when one is back', async () => {
  const table = alone()
  const playing = new Playing(table)
  if (playing.selection) playing.choose(playing.selection.tap('r5'))
  await playing.confirm('r5')
  table.own = { 0: asked(0, ['pass', 'g7']) }
  table.position = at(rolled, 2)
  expect(playing.selection?.action).toBe('pass')
  table.own = { 0: asked(0, ['pass', 'r5']) }
  table.position = at(rolled, 1)
  expect(playing.selection?.action).toBe('r5')
})

test('nothing is undone where the table does not allow it, or others would have to agree', async () => {
  const table = alone()
  const playing = new Playing(table)
  await playing.confirm('r5')
  table.own = { 0: asked(0, ['pass', 'g7']) }
  table.position = at(rolled, 2)
  expect(playing.undo).not.toBe(null)
  const allowed = table.info
  table.info = allowed && { ...allowed, settings: { takebacks: false } }
  expect(playing.undo).toBe(null)
  table.info = tableOf(['Anna', 'Ben'], { settings: { takebacks: true } })
  expect(playing.undo).toBe(null)
})

test('around one device a sealed answer is undone by whoever comes next, and nobody sees what it was', async () => {
  const table = new Seated()
  const playing = new Playing(table)
  playing.settle()
  if (playing.selection) playing.choose(playing.selection.tap('r5'))
  await playing.confirm('r5')
  playing.settle()
  expect(playing.undo).toMatchObject({ seat: 0, sealed: true, seats: [0] })
  await playing.undoLast()
  expect([playing.front, playing.selection?.action]).toEqual([0, 'pass'])
})

test('a move that came too late is told where the game is now, until something is chosen', async () => {
  const table = new Seated()
  table.mine = [0]
  table.refuses = new Refusal('stale', 'too late')
  const playing = new Playing(table)
  const sent = playing.confirm('r5')
  table.position = at(rolled, 3)
  await sent
  expect(playing.problem).toBe(say('table-late'))
  if (playing.selection) playing.choose(playing.selection.tap('r5'))
  expect(playing.problem).toBe(null)
})
