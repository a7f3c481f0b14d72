import { describe, expect, it } from 'vitest'
import { fieldOf, moveSelection, movesIn } from './moving'

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

  it('finds the field of a move that is told without it', () => {
    const fields = ['r3', 'b7', 'r3', 'y2'].map((mark) => ({
      ...{ colour: mark.charAt(0), number: Number(mark.slice(1)), points: 1 },
    }))
    expect(fieldOf('move 1 r3', 0, fields)).toBe(1)
    expect(fieldOf('move 1 r3', 1, fields)).toBe(3) // a pawn stands on the field between
    expect(fieldOf('move 3 y2', 1, fields)).toBe(4)
    expect(fieldOf('move 1 g9', 0, fields)).toBe(null)
    expect(fieldOf('pass', 0, fields)).toBe(null)
  })
})
