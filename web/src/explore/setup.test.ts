import { expect, test } from 'vitest'
import { fresh, nextFace, penaltiesOf, put, rolled, toggled, withPenalties, withPlayers } from './setup'

test('a tap crosses a number, another takes it back', () => {
  expect(toggled('-', 'r5')).toBe('r5')
  expect(toggled('r5 p1', 'y2')).toBe('y2 r5 p1')
  expect(toggled('r5 r12 p1', 'r5')).toBe('r12 p1')
  expect(toggled('r12', 'r12')).toBe('-')
  expect(toggled('r12', 'r1')).toBe('r1 r12')
})

test('penalties are written as one word', () => {
  expect([penaltiesOf('-'), penaltiesOf('r5 p3')]).toEqual([0, 3])
  expect(withPenalties('-', 1)).toBe('p1')
  expect(withPenalties('r5 p1', 2)).toBe('r5 p2')
  expect(withPenalties('p1', 0)).toBe('-')
})

test('whoever stays keeps sheet and pawn, and the turn goes to somebody who is there', () => {
  const two = { game: 'board', sheets: ['r5', 'y2'], pawns: [3, 4], active: 1 } as const
  const setup = { ...two, sheets: [...two.sheets], pawns: [...two.pawns] }
  expect(withPlayers(setup, 3)).toMatchObject({ sheets: ['r5', 'y2', '-'], pawns: [3, 4], active: 1 })
  expect(withPlayers(setup, 1)).toMatchObject({ sheets: ['r5'], pawns: [3], active: 0 })
})

test('faces go round', () => {
  expect([nextFace(1), nextFace(6), nextFace(1, -1), nextFace(3, 2)]).toEqual([2, 1, 6, 5])
})

test('only the thing at its place is another', () => {
  expect(put(['a', 'b'], 1, 'c')).toEqual(['a', 'c'])
})

test('a roll has the dice in play', () => {
  expect(rolled(['r', 'b'], () => 0.999)).toEqual({ whites: [6, 6], coloured: { r: 6, b: 6 } })
})

test('a fresh position keeps the dice and nothing else', () => {
  const before = { game: 'classic', sheets: ['r5', 'p1'], whites: [2, 3], coloured: { r: 1 }, active: 1 } as const
  const dice = { ...before, whites: [...before.whites] }
  expect(fresh('board', 3, dice)).toEqual({
    game: 'board',
    sheets: ['-', '-', '-'],
    whites: [2, 3],
    coloured: { r: 1 },
  })
})
