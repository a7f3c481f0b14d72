import { expect, test } from 'vitest'
import type { Result } from '../protocol'
import { count, wanted, type Counted, type Wanted } from './counting'
import kept from './fixtures/counted.json'
import { means } from './plotting'

const { results, cases } = kept as unknown as { results: Result[]; cases: { wanted: Wanted; counted: Counted }[] }

test.each(cases)('the page counts as Python does: $wanted', ({ wanted: by, counted }) => {
  expect(count(wanted(results, by))).toEqual(counted)
})

test('nothing comes to nothing', () => {
  const { games, average, best, bars } = count([])
  expect([games, average, best, bars]).toEqual([0, null, null, []])
})

test('the mean goes over the last ones only', () => {
  expect(means([2, 4, 6, 20], 2)).toEqual([2, 3, 5, 13])
  expect(means([], 2)).toEqual([])
})
