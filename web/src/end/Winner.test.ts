import { expect, it } from 'vitest'
import { mounting } from '../shared/mounting.fixture'
import type { Standing } from './ranking'
import Winner from './Winner.svelte'

const NAMES = ['Anna', 'Ben', '<b>Cleo</b>']
const mounted = mounting('end')

/** The text of the announcement; totals are by seat, best first. */
function announced(totals: [seat: number, place: number, total: number][]): string {
  const ranking = totals.map(([seat, place, total]): Standing => ({ seat, place, total, last: total, parts: [] }))
  mounted(Winner, { ranking, names: NAMES })
  return document.body.textContent.replace(/\s+/g, ' ').trim()
}

it('announces the winner and the lead', () => {
  expect(
    announced([
      [1, 1, 50],
      [0, 2, 38],
    ]),
  ).toBe('Ben wins! 50 points 12 points ahead of Anna.')
})

it('knows a narrow win, and several who came second', () => {
  expect(
    announced([
      [1, 1, 9],
      [0, 2, 8],
      [2, 2, 8],
    ]),
  ).toContain('By a single point, ahead of Anna and <b>Cleo</b>!')
})

it('announces a shared win', () => {
  expect(
    announced([
      [0, 1, 9],
      [1, 1, 9],
      [2, 3, 1],
    ]),
  ).toContain('A shared win: Anna and Ben! 9 points Level')
})

it('has no winner where one played alone', () => {
  expect(announced([[0, 1, 61]])).toBe('The game is over 61 points Well played!')
})

it('takes the focus that the game has lost', () => {
  announced([
    [1, 1, 50],
    [0, 2, 38],
  ])
  expect(document.activeElement?.tagName).toBe('H1')
})
