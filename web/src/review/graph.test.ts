import { expect, test } from 'vitest'
import { heightOf, lineOf, placeOf, scaleOf } from './graph'

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
