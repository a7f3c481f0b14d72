import { expect, test } from 'vitest'
import { chosenOf, costsNeedlessly, crossesNothing, selectionFor } from './choosing'
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

test('passing is not a choice of what is offered', () => {
  const selection = selectionFor(rolled, own(['pass', 'r5']))
  expect(chosenOf(selection)).toBe(null)
  expect(chosenOf(selection?.tap('r5') ?? null)).toBe('r5')
})

test('points are lost without need where something else could be done', () => {
  const asked = (legal: string[], penalty = true) => ownOf(0, legal, { penalty })
  expect(costsNeedlessly('pass', asked(['pass', 'b7']), '-')).toBe(true)
  expect(costsNeedlessly('b7', asked(['pass', 'b7']), '-')).toBe(false)
  expect(costsNeedlessly('pass', asked(['pass', 'b7'], false), '-')).toBe(false)
  expect(costsNeedlessly('pass', asked(['pass']), '-')).toBe(false)
  expect(costsNeedlessly('move 1 y3', asked(['pass', 'move 1 y3', 'move 2 r4']), 'y3')).toBe(true)
})
