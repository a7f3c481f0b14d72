import { describe, expect, it } from 'vitest'
import { classic } from '../table/printed.fixture'
import { squaresOf } from './share'

describe('a result as squares', () => {
  it('tells how many crosses each row has, and not which', () => {
    const sheet = squaresOf(classic, 'r2 r5 y11 p2')
    expect(sheet.split('\n')).toEqual([
      '🟥🟥⬜⬜⬜⬜⬜⬜⬜⬜⬜',
      '🟨⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜',
      '⬜'.repeat(11),
      '⬜'.repeat(11),
      '❌❌',
    ])
    expect(squaresOf(classic, 'r7 r9 y3 p2')).toBe(sheet)
  })

  it('shows a lock, and no line for penalties where there are none', () => {
    const lines = squaresOf(classic, 'b12 b11 b10 b9 b8 b2').split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[3]).toBe('🟦'.repeat(6) + '⬜'.repeat(5) + '🔒')
  })
})
