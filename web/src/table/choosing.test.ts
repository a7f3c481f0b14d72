import { expect, test } from 'vitest'
import { crossesNothing, selectionFor } from './choosing'
import { ownOf, rolled } from './printed.fixture'

const own = (legal: string[], answer: string | null = null) => ownOf(0, legal, { answer })

test('in an action for everybody one number is chosen, or none', () => {
  const selection = selectionFor(rolled, own(['pass', 'r5', 'g5']))
  expect(selection?.action).toBe('pass')
  expect(selection?.tappable('g5')).toBe(true)
  expect(selection?.tappable('pass')).toBe(false)
  expect(selection?.tap('g5').action).toBe('g5')
})

test('there is nothing to choose after an answer, out of turn, or between two games', () => {
  expect(selectionFor(rolled, own([], 'r5'))).toBe(null)
  expect(selectionFor(rolled, own([]))).toBe(null)
  expect(selectionFor({ ...rolled, phase: 'between' }, own(['next', 'stop']))).toBe(null)
})

test('in reply to a lock the last numbers are chosen from, or none', () => {
  const selection = selectionFor({ ...rolled, phase: 'reply' }, ownOf(1, ['pass', 'r12']))
  expect(selection?.action).toBe('pass')
  expect(selection?.tap('r12').action).toBe('r12')
})

test('whether an action crosses anything', () => {
  expect(['pass', 'b7', 'move 1 y3', 'move 2 r3'].map((action) => crossesNothing(action, 'y3'))).toEqual([
    true,
    false,
    true,
    false,
  ])
})
