import { expect, test } from 'vitest'
import type { Own } from '../protocol'
import { bringsPenalty, selectionFor } from './choosing'
import { board, classic, rolled } from './printed.fixture'

const own = (legal: string[], answer: string | null = null): Own => ({ seat: 0, answer, hand: [], legal })

test('in an action for everybody one number is chosen, or none', () => {
  const selection = selectionFor(rolled, classic, own(['pass', 'r5', 'g5']))
  expect(selection?.action).toBe('pass')
  expect(selection?.tappable('g5')).toBe(true)
  expect(selection?.tappable('pass')).toBe(false)
  expect(selection?.tap('g5').action).toBe('g5')
})

test('there is nothing to choose after an answer, out of turn, or between two games', () => {
  expect(selectionFor(rolled, classic, own([], 'r5'))).toBe(null)
  expect(selectionFor(rolled, classic, own([]))).toBe(null)
  expect(selectionFor({ ...rolled, phase: 'between' }, classic, own(['next', 'stop']))).toBe(null)
})

test('passing costs a penalty only at the end of a turn without a cross', () => {
  const colour = { ...rolled, phase: 'colour', waiting: [0] }
  expect(bringsPenalty(rolled, classic, 'pass')).toBe(false)
  expect(bringsPenalty(colour, classic, 'pass')).toBe(true)
  expect(bringsPenalty(colour, classic, 'b7')).toBe(false)
  expect(bringsPenalty({ ...colour, crossed: true }, classic, 'pass')).toBe(false)
  expect(bringsPenalty(colour, board, 'pass')).toBe(false)
})

test('a pawn on a number that is crossed already does not save from the penalty', () => {
  const move = { ...rolled, phase: 'move', waiting: [0], sheets: ['y3', '-'], pawns: [0, 0] }
  expect(bringsPenalty(move, board, 'move 1 y3')).toBe(true)
  expect(bringsPenalty(move, board, 'move 2 r3')).toBe(false)
})
