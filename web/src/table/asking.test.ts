import { beforeAll, expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords } from '../words.svelte'
import { question } from './asking'
import { classic, mixxA, ownOf, rolled } from './printed.fixture'

const NAMES = ['Anna', 'Ben', 'Cleo']

beforeAll(async () => {
  settings.language = 'en'
  await loadWords()
})

test('a lock that was announced is asked about in words', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], asked: [1], sheets: ['r2 r12', 'r3', '-'] }
  expect(question(view, ownOf(1, ['pass', 'r12']), classic, NAMES)).toBe('Anna closes red: cross off red 12 too?')
})

test('several who close several rows are all named, and of the numbers one can be crossed', () => {
  const view = { ...rolled, phase: 'reply', closing: [0, 1], asked: [2], sheets: ['r12', 'y12', '-'] }
  expect(question(view, ownOf(2, ['pass', 'r12', 'y12']), classic, NAMES)).toBe(
    'Anna and Ben close red and yellow: cross off red 12 or yellow 12 too?',
  )
})

test('on a mixed sheet a row is its number', () => {
  const view = { ...rolled, phase: 'reply', closing: [2], asked: [1], sheets: ['g2', '-', '-'] }
  expect(question(view, ownOf(1, ['pass', 'g2']), mixxA, NAMES)).toBe('Anna closes row 3: cross off green 2 too?')
})

test('how many cards are to be taken is what the server says', () => {
  const asked = question({ ...rolled, phase: 'take' }, ownOf(0, ['take 7@1 8@2'], { takes: 2 }), classic, NAMES)
  expect(asked).toBe('Take 2 cards from the display')
})

test('nobody is asked for what they cannot do', () => {
  for (const phase of ['white', 'colour', 'call'])
    expect(question({ ...rolled, phase }, ownOf(0, ['pass']), classic, NAMES)).toBe('Nothing that you can cross off')
})
