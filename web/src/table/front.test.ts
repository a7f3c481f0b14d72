import { expect, test } from 'vitest'
import type { SeatInfo } from '../protocol'
import { deciding, inFront } from './front'
import { ownOf } from './printed.fixture'

const person = (name: string, stand_in = ''): SeatInfo => ({
  kind: 'person',
  name,
  level: '',
  stand_in,
  connected: true,
  promise: '',
  salt: '',
})
const seats = [person('Anna'), person('Ben'), person('Carla')]
const asked = (seat: number) => ownOf(seat, ['pass', 'r5'])
const answered = (seat: number) => ownOf(seat, [], { answer: 'r5' })
const idle = (seat: number) => ownOf(seat, [])

test('those who decide come in the order of the table, the active player first', () => {
  expect(deciding([0, 1, 2], { 0: asked(0), 1: asked(1), 2: asked(2) }, seats, 1)).toEqual([1, 2, 0])
})

test('whoever has answered, or has nothing to decide, or is replaced by a bot, does not decide', () => {
  const own = { 0: answered(0), 1: idle(1), 2: asked(2) }
  expect(deciding([0, 1, 2], own, seats, 0)).toEqual([2])
  expect(deciding([0, 1, 2], own, [...seats.slice(0, 2), person('Carla', 'normal')], 0)).toEqual([])
})

test('others’ seats are never asked for', () => {
  expect(deciding([1], { 1: asked(1) }, seats, 0)).toEqual([1])
})

test('the seat in front stays until it has answered; then the next comes', () => {
  expect(inFront(1, [0, 1], [0, 1])).toBe(1)
  expect(inFront(1, [0, 1], [0])).toBe(0)
})

test('while nobody of this device decides, the sheet that is looked at stays', () => {
  expect(inFront(1, [0, 1], [])).toBe(1)
  expect(inFront(null, [0, 1], [])).toBe(0)
})

test('a seat that is no longer mine goes, and who has none only watches', () => {
  expect(inFront(1, [0], [])).toBe(0)
  expect(inFront(1, [], [])).toBe(null)
})
