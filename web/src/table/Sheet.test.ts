import { expect, it, vi } from 'vitest'
import { OneOf, type Selection } from '../game/selection'
import type { Printed } from '../protocol'
import { mounting } from '../shared/mounting.fixture'
import { classic, mixxA } from './printed.fixture'
import Sheet from './Sheet.svelte'

const mounted = mounting()

interface Given {
  sheet?: string
  closed?: number[]
  size?: 'large' | 'small'
  selection?: Selection
  pending?: string[]
}

function show(printed: Printed, given: Given = {}) {
  const onchoose = vi.fn<(selection: Selection) => void>()
  const props = { printed, sheet: '-', name: 'Anna', onchoose, ...given }
  mounted(Sheet, props)
  return onchoose
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const labels = (selector: string) => all(selector).map((one) => one.getAttribute('aria-label'))

it('says the colour and number of every cell, also where they are mixed', () => {
  show(mixxA, { sheet: 'y2 b5' })
  expect(labels('.row')).toEqual(['row 1', 'row 2', 'row 3', 'row 4'])
  expect(labels('.row:first-child .cell').slice(0, 5)).toEqual([
    'yellow 2, crossed off',
    'yellow 3, skipped',
    'yellow 4, skipped',
    'blue 5, crossed off',
    'blue 6, free',
  ])
})

it('gives every number of a mixed row the band and emblem of its colour, and the lock that of its die', () => {
  show(mixxA)
  expect(
    all('.row:first-child .cell')
      .map((cell) => /in-(\w)/.exec(cell.className)?.[1])
      .join(''),
  ).toBe('yyybbbgggrr')
  expect(all('.emblem')).toHaveLength(44)
  expect(all('.end.in-r, .end.in-y, .end.in-g, .end.in-b')).toHaveLength(4)
})

it('gives a row of one colour one emblem', () => {
  show(classic)
  expect(labels('.row')).toEqual(['red', 'yellow', 'green', 'blue'])
  expect([all('.emblem').length, all('.row > .shape svg').length]).toEqual([0, 4])
})

it('closes rows by their places', () => {
  show(mixxA, { closed: [2] })
  expect(labels('.row.closed')).toEqual(['row 3, closed'])
})

it('lets a number of a mixed row be tapped', () => {
  const onchoose = show(mixxA, { selection: new OneOf(['pass', 'g8'], new Map([['g8', 'g8']])) })
  expect(labels('button')).toEqual(['green 8, skips 2, 3, 4, 5, 6, 7'])
  all('button')[0]?.click()
  expect(onchoose.mock.calls[0]?.[0].action).toBe('g8')
})

it('tells a small sheet by its rows', () => {
  show(mixxA, { sheet: 'y2 b5 p1', size: 'small' })
  expect(labels('.small[role=img]')[0]).toBe('Anna’s sheet: row 1 yellow 2, blue 5; 1 penalty')
})

it('adds up: the rows, the penalties before the sum, and what is chosen beside its row', () => {
  show(classic, { sheet: 'r2 r3 y5 p2', pending: ['y7'] })
  expect(all('.sum').map((one) => one.textContent.trim().replace(/\s+/g, ' '))).toEqual([
    'red 3',
    'yellow 1 +2',
    'green 0',
    'blue 0',
  ])
  expect(all('.sums > *').at(-3)?.getAttribute('aria-label')).toBe('2 penalties')
  expect(all('.sums strong')[0]?.textContent).toBe('= −6')
})

it('names the sums of mixed rows by their number', () => {
  show(mixxA)
  expect(all('.sum .nth').map((one) => one.textContent)).toEqual(['1', '2', '3', '4'])
  expect(all('.sum svg')).toEqual([])
})
