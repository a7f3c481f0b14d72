import { expect, test } from 'vitest'
import { spiral } from './spiral'

test.each([
  [1, 1],
  [1, 4],
  [5, 1],
  [4, 3],
  [10, 6],
])('a spiral of %i by %i meets every cell once, each beside the one before', (columns, rows) => {
  const cells = spiral(columns, rows)
  expect(new Set(cells.map(String)).size).toBe(columns * rows)
  expect(cells).toHaveLength(columns * rows)
  cells.slice(1).forEach(([column, row], place) => {
    const [before, above] = cells[place] ?? [NaN, NaN]
    expect(Math.abs(column - before) + Math.abs(row - above)).toBe(1)
  })
})
