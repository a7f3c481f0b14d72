import { expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords } from '../words.svelte'
import { happenings, tellHappening } from './happenings'
import { classic, mixxA, rolled } from '../table/printed.fixture'

const lasts = ['r12', 'y12', 'g2', 'b2']

test('locks and penalties are found by comparing the sheets', () => {
  const before = { ...rolled, sheets: ['r2 r3 r4 r5 r6', 'p1'] }
  const after = { ...rolled, sheets: ['r2 r3 r4 r5 r6 r12', 'p2'] }
  expect(happenings(before, after, lasts)).toEqual([
    { kind: 'lock', seat: 0, row: 0 },
    { kind: 'penalty', seat: 1 },
  ])
})

test('several may lock a row together', () => {
  const after = { ...rolled, sheets: ['g2', 'g2'] }
  expect(happenings(rolled, after, lasts).map((one) => ('seat' in one ? one.seat : null))).toEqual([0, 1])
})

test('the final round is announced once, with whoever reached the last fields', () => {
  const before = { ...rolled, active: 1 }
  expect(happenings(before, { ...rolled, final_turns: 1 }, lasts)).toEqual([{ kind: 'final', seat: 1 }])
  expect(happenings({ ...before, final_turns: 2 }, { ...rolled, final_turns: 1 }, lasts)).toEqual([])
})

test('empty sheets of the next game are no news', () => {
  expect(happenings({ ...rolled, sheets: ['r12 p3', 'p1'] }, rolled, lasts)).toEqual([])
})

test('a lock is told by the colour of the row, or on a mixed sheet by its number', async () => {
  settings.language = 'en'
  await loadWords()
  const lock = { kind: 'lock', seat: 1, row: 2 } as const
  expect(tellHappening(lock, ['Anna', 'Ben'], classic)).toBe('Ben locks green.')
  expect(tellHappening(lock, ['Anna', 'Ben'], mixxA)).toBe('Ben locks row 3.')
})

test('a row that closes later than it was locked is told with all who locked it', async () => {
  settings.language = 'en'
  await loadWords()
  const announced = { ...rolled, sheets: ['r12', '-', '-'], closing: [0] }
  const after = { ...rolled, sheets: ['r12', 'r12', '-'], closed: [0] }
  const found = happenings(announced, after, lasts)
  expect(found.map((one) => tellHappening(one, ['Anna', 'Ben', 'Cleo'], classic))).toEqual([
    'Ben locks red.',
    'The red row is closed (Anna and Ben).',
  ])
  expect(tellHappening({ kind: 'closed', seats: [0], row: 2 }, ['Anna'], mixxA)).toBe('Row 3 is closed (Anna).')
})

test('a row that is locked and closed at once is told once', () => {
  const after = { ...rolled, sheets: ['r12', '-'], closed: [0] }
  expect(happenings(rolled, after, lasts)).toEqual([{ kind: 'lock', seat: 0, row: 0 }])
})
