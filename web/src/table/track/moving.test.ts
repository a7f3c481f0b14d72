import { describe, expect, it } from 'vitest'
import { moveSelection, movesIn } from './moving'

const landings = { 'move 1 r3': 2, 'move 2 r4': 4, 'move 5 b12': 7 }
const selection = moveSelection({ legal: ['pass', ...Object.keys(landings)], landings })

describe('moving the pawn', () => {
  it('finds the fields where the server says they are', () => {
    expect(movesIn(selection).map(({ thing, field, steps }) => [thing, field, steps])).toEqual([
      ['field 2', 2, 1],
      ['field 4', 4, 2],
      ['field 7', 7, 5],
    ])
  })

  it('is chosen by its field, and taken back', () => {
    expect(selection.tap('field 7').action).toBe('move 5 b12')
    expect(selection.tap('field 7').tap('field 7').action).toBe('pass')
    expect(selection.tappable('field 3')).toBe(false)
  })

  it('has no moves where nothing is to be chosen', () => {
    expect(movesIn(null)).toEqual([])
  })
})
