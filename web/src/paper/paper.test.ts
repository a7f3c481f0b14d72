import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asked, isOwn, paperOf, ready, SIDES, usual } from './paper'

const chosen = (change: object = {}) => ({ ...usual('board'), paper: 'a4' as const, ...change })

describe('a game on paper', () => {
  it('is asked of the server with what was chosen, and nothing else', () => {
    expect(asked('classic', 'de', { ...usual('classic'), paper: 'letter' })).toBe(
      'game=classic&language=de&paper=letter',
    )
    expect(asked('board', 'en', chosen({ sheets: '8', large: true, plain: true }))).toBe(
      'game=board&language=en&paper=a4&side=our-spiral&sheets=8&large=true&black_and_white=true',
    )
  })

  it('is asked for with the board or the sheet of a table', () => {
    const own = usual('board', { side: 'r3/1 y3/2', locks: 'announced' })
    expect(asked('board', 'en', { ...own, paper: 'a4' })).toBe('game=board&language=en&paper=a4&side=r3%2F1+y3%2F2')
    expect(isOwn('board', own)).toBe(true)
    expect(isOwn('board', usual('board', { side: 'our-zigzag' }))).toBe(false)
    expect(isOwn('classic', usual('classic', { sheet: 'r2 lock r' }))).toBe(true)
    expect(isOwn('classic', usual('classic'))).toBe(false)
  })

  it('has a file of its own for what changes more than a number', () => {
    expect(ready('board', 'it', chosen())).toBe('board-it-a4.pdf')
    expect(ready('board', 'it', chosen({ side: 'our-zigzag' }))).toBe('board-our-zigzag-it-a4.pdf')
    expect(ready('cards', 'fr', chosen({ side: '', jokers: true }))).toBe('cards-yes-fr-a4.pdf')
  })

  it('has the sides of the board that come with the package', () => {
    const boards = readFileSync(`${import.meta.dirname}/../../../src/qwixx/boards/__init__.py`, 'utf8')
    const shipped = /^SHIPPED = \((.*)\)$/m.exec(boards)?.[1] ?? ''
    expect(SIDES.board).toEqual([...shipped.matchAll(/"([\w-]+)"/g)].map((found) => found[1]))
  })

  it('lies on the paper that is sold where somebody is', () => {
    expect(paperOf(['en-US', 'en'])).toBe('letter')
    expect(paperOf(['de-DE', 'en-GB'])).toBe('a4')
    expect(paperOf(['en'])).toBe('a4')
  })
})
