import { beforeEach, expect, test } from 'vitest'
import type { Choice, ReasonInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { classic, mixxA } from '../table/printed.fixture'
import { loadTopic, loadWords } from '../words.svelte'
import { Hints, type Decision } from './hinted'
import { tellReason } from './reasons'

const reason = (key: string, facts: Record<string, number> = {}): ReasonInfo => ({ key, facts, against: false })
const choice = (action: string, win: number | null, ...reasons: ReasonInfo[]): Choice => ({
  ...{ action, win, margin: null, equal: win === 0.53, reasons },
})
const decision: Decision = { printed: classic, names: ['Anna', 'Ben'], landings: {}, sheet: '-', phase: 'white' }
const hints = new Hints(
  [
    choice('g9', 0.53, reason('keeps', { count: 3 })),
    choice('b9', 0.53),
    choice('pass', 0.41, reason('penalty', { points: 5 })),
  ],
  decision,
)

beforeEach(async () => {
  settings.language = 'en'
  await loadWords()
  await loadTopic('end')
})

test('each thing that can be tapped has its chance, and nothing else has', () => {
  expect(['g9', 'pass', 'r5'].map((thing) => hints.chance(thing))).toEqual(['53%', '41%', ''])
  expect(hints.why('pass')).toBe('41% · costs the penalty (−5)')
})

test('the best is told with its reason, another with what it costs', () => {
  expect(hints.line(null)).toBe('Hint: Cross off green 9 · 53% · keeps 3 numbers')
  expect(hints.line('g9')).toBe('As good as the best · 53% · keeps 3 numbers')
  expect(hints.line('b9')).toBe('As good as the best · 53%')
  expect(hints.line('pass')).toBe('41% instead of 53% · costs the penalty (−5)')
})

test('a card has the chance of the best choice with it', () => {
  const play = new Hints([choice('play r4 r5 mark r5', 0.6), choice('play r4', 0.5), choice('play j7', 0.4)], decision)
  expect(['card r4', 'card r5', 'r5', 'card j7'].map((thing) => play.chance(thing))).toEqual([
    '60%',
    '60%',
    '60%',
    '40%',
  ])
  const take = new Hints([choice('take 9@1 4@4', 0.6), choice('take 4@4', 0.5)], decision)
  expect(['display 0', 'display 3', 'display 1'].map((thing) => take.chance(thing))).toEqual(['60%', '60%', ''])
})

test('a move has its chance at its field', () => {
  const moves = new Hints([choice('move 2 y2', 0.6), choice('pass', 0.5)], {
    ...decision,
    landings: { 'move 2 y2': 6 },
  })
  expect(['field 6', 'y2', 'pass'].map((thing) => moves.chance(thing))).toEqual(['60%', '', '50%'])
})

test('where no worth is known there are still reasons; alone there are points', () => {
  const unknown = new Hints(
    [choice('take 9@1', null, reason('fits')), choice('take 4@4', null, reason('fits-less'))],
    decision,
  )
  expect(unknown.chance('display 0')).toBe('')
  expect(unknown.line('take 4@4')).toBe('less likely to fit your sheet')
  const alone = new Hints([{ ...choice('r5', null), margin: 71.6 }], decision)
  expect([alone.chance('r5'), alone.why('r5')]).toEqual(['72', '72 points'])
})

test('rows are told by colour or by number, seats by name', () => {
  const leaves = reason('leaves', { row: 1, seat: 1 })
  expect(tellReason(leaves, decision)).toBe('leaves yellow to Ben')
  expect(tellReason(leaves, { ...decision, printed: mixxA })).toBe('leaves row 2 to Ben')
})
