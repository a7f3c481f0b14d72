import { expect, test } from 'vitest'
import { heightOf, lineOf, placeOf, scaleOf, turnsOf } from './graph'

test('chances go from the bottom to the top', () => {
  const scale = scaleOf([[0.4, 0.6]], 'win')
  expect([0, 0.5, 1].map((value) => heightOf(value, scale, 200))).toEqual([200, 100, 0])
  expect(lineOf([0.5, 0, 1], scale, 600, 200)).toBe('0,100 300,200 600,0')
})

test('points have a scale of their own', () => {
  expect(scaleOf([[-4, 20, 70]], 'points')).toEqual({ low: -4, high: 70 })
  expect(scaleOf([[12, 20]], 'points')).toEqual({ low: 0, high: 20 })
})

test('a line of one value begins at the left', () => {
  expect(placeOf(0, 1, 600)).toBe(0)
})

test('turns are named where they begin, and so seldom that they stand apart', () => {
  const game = (turns: number) => Array.from({ length: turns * 4 }, (_, index) => ({ turn: Math.floor(index / 4) + 1 }))
  const named = (turns: number) => turnsOf(game(turns), 0.12).map(({ turn }) => turn)
  expect(named(20)).toEqual([1, 5, 10, 15, 20])
  expect(named(60)).toEqual([1, 10, 20, 30, 40, 50, 60])
  expect(named(195)).toEqual([1, 50, 100, 150])
  expect(turnsOf(game(20), 0.12)[1]).toEqual({ turn: 5, share: 0.2 })
})

test('the draw before the first turn is not named, and a game without turns names none', () => {
  expect(turnsOf([{ turn: 0 }, { turn: 1 }, { turn: 1 }], 0.1)).toEqual([{ turn: 1, share: 1 / 3 }])
  expect(turnsOf([], 0.1)).toEqual([])
})
