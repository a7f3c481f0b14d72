import { expect, test } from 'vitest'
import { barAt, nearest, pressed } from './cursor'

test('a finger finds the nearest place, also beyond the ends', () => {
  expect([-0.2, 0, 0.24, 0.26, 1, 1.7].map((share) => nearest(share, 3))).toEqual([0, 0, 0, 1, 2, 2])
  expect(nearest(0.5, 1)).toBe(0)
})

test('a finger finds the bar it stands on', () => {
  expect([-1, 0, 0.33, 0.34, 0.99, 1, 2].map((share) => barAt(share, 3))).toEqual([0, 0, 0, 1, 2, 2, 2])
})

test('keys move the cursor, and never beyond the ends', () => {
  const key = (name: string, at: number) => pressed(new KeyboardEvent('keydown', { key: name }), at, 30)
  expect([key('ArrowLeft', 0), key('ArrowRight', 3), key('PageUp', 25), key('Home', 9), key('End', 9)]).toEqual([
    0, 4, 29, 0, 29,
  ])
  expect(key('a', 3)).toBeNull()
})
