import { expect, test } from 'vitest'
import { Refusal } from '../net/refusal'
import type { Own, PositionInfo, TableInfo, ViewInfo } from '../protocol'
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

/** A table whose server seals every answer, unless it refuses. */
class Seated implements AtTable {
  code = 'tire-vopa'
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

  async hint(): Promise<string> {
    return 'r5'
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
  expect(playing.advice).toBe('r5')
  table.position = at(rolled, 2)
  expect(playing.advice).toBe(null)
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
