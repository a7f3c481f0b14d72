import { describe, expect, it } from 'vitest'
import type { Printed, ViewInfo } from '../../protocol'
import { moveSelection, movesIn } from './moving'

const numbers = ['y3', 'r3', 'b11', 'r4', 'g10', 'y2', 'b12', 'g11']
const fields = numbers.map((mark) => ({ colour: mark.charAt(0), number: Number(mark.slice(1)), points: 1 }))
const printed = { fields } as Printed
const view = (...pawns: number[]) => ({ pawns }) as ViewInfo

describe('moving the pawn', () => {
  it('finds the fields, counting only free ones', () => {
    const selection = moveSelection(['pass', 'move 1 r3', 'move 2 r4', 'move 5 b12'], view(1, 3, 0), printed, 0)
    expect(movesIn(selection).map(({ thing }) => thing)).toEqual(['field 2', 'field 4', 'field 7'])
  })

  it('counts from the start, where all pawns stand at first', () => {
    const selection = moveSelection(['pass', 'move 5 g10'], view(0, 0), printed, 1)
    expect(selection.tap('field 5').action).toBe('move 5 g10')
    expect(selection.tap('field 5').tap('field 5').action).toBe('pass')
  })

  it('still offers a move whose field it does not find', () => {
    const selection = moveSelection(['pass', 'move 2 g7'], view(0), printed, 0)
    expect(movesIn(selection)).toEqual([{ thing: 'move 2 g7', action: 'move 2 g7', field: null, steps: 2, mark: 'g7' }])
    expect(selection.tap('move 2 g7').action).toBe('move 2 g7')
    expect(selection.tappable('field 2')).toBe(false)
  })

  it('has no moves where nothing is to be chosen', () => {
    expect(movesIn(null)).toEqual([])
  })
})
