import { expect, test } from 'vitest'
import { OneOf } from './selection'

const legal = ['pass', 'r5', 'g5']
const marks = new Map([
  ['r5', 'r5'],
  ['g5', 'g5'],
])

test('nothing chosen passes, where that is legal', () => {
  expect(new OneOf(legal, marks).action).toBe('pass')
  expect(new OneOf(['r5', 'g5'], marks).action).toBe(null)
})

test('a tap chooses, another tap takes it back', () => {
  const once = new OneOf(legal, marks).tap('r5')
  expect([once.chosen('r5'), once.action]).toEqual([true, 'r5'])
  expect(once.tap('r5').action).toBe('pass')
})

test('a tap elsewhere changes the choice', () => {
  expect(new OneOf(legal, marks).tap('r5').tap('g5').action).toBe('g5')
})

test('what is not legal cannot be chosen', () => {
  const selection = new OneOf(legal, marks)
  expect(selection.tappable('b5')).toBe(false)
  expect(selection.tap('b5')).toBe(selection)
})

test('cleared is as before', () => {
  expect(new OneOf(legal, marks).tap('r5').cleared().action).toBe('pass')
})
