import { describe, expect, it } from 'vitest'
import { gridFor } from './grid'

describe.each([6, 7, 12, 40, 99, 200])('a track of %i fields', (fields) => {
  const { columns, rows, places, spare } = gridFor(fields)

  it('has a place for each field and for the start, and no row too many', () => {
    expect(places).toHaveLength(fields + 1)
    expect(spare.length).toBeLessThan(columns)
    expect(new Set([...places, ...spare].map(String)).size).toBe(columns * rows)
  })

  it('goes on to a neighbour every time', () => {
    places.slice(1).forEach(([column, row], index) => {
      const [before = 0, above = 0] = places[index] ?? []
      expect(Math.abs(column - before) + Math.abs(row - above)).toBe(1)
    })
  })

  it('stays wide enough for a finger', () => {
    expect(columns).toBeLessThanOrEqual(10)
  })
})
