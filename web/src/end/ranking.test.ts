import { expect, it } from 'vitest'
import type { Printed, ViewInfo } from '../protocol'
import { classic, rolled } from '../table/printed.fixture'
import { standings } from './ranking'

const PRINTED: Printed = { ...classic, rows: classic.rows.filter(({ lock }) => 'rb'.includes(lock)) }

function over(sheets: string[], scores: number[], rest: Partial<ViewInfo> = {}): ViewInfo {
  return { ...rolled, phase: 'over', active: null, waiting: [], sheets, scores, ...rest }
}

it('puts the best first, and equals on the same place as they sit', () => {
  const places = standings(over(['-', '-', '-', '-'], [3, 7, -5, 7]), PRINTED).map(({ seat, place }) => [seat, place])
  expect(places).toEqual([
    [1, 1],
    [3, 1],
    [0, 3],
    [2, 4],
  ])
})

it('takes a game apart into rows, the lock counted, and penalties', () => {
  const [only] = standings(over(['r2 r3 r4 r5 r6 r12 b9 p2'], [19]), PRINTED)
  expect(only?.parts).toEqual([
    { kind: 'row', row: 0, colour: 'r', points: 28 },
    { kind: 'row', row: 1, colour: 'b', points: 1 },
    { kind: 'penalties', points: -10 },
  ])
})

it('adds the field under the pawn, which is nothing on the start', () => {
  const fields = [2, 5].map((points) => ({ colour: 'r', number: 3, points }))
  const found = standings(over(['-', '-'], [5, 0], { pawns: [2, 0] }), { ...PRINTED, fields })
  expect(found.map(({ parts }) => parts.at(-1))).toEqual([
    { kind: 'track', points: 5 },
    { kind: 'track', points: 0 },
  ])
})

it('takes a match apart into games, with the best of each and those that were not played', () => {
  const panel = [
    [50, 61],
    [90, 60],
  ]
  const [first] = standings(over(['r2', '-'], [140, 121], { panel }), { ...PRINTED, games: 3 })
  expect(first).toMatchObject({ seat: 0, total: 140, last: 90 })
  expect(first?.parts).toEqual([
    { kind: 'game', number: 1, points: 50, best: false },
    { kind: 'game', number: 2, points: 90, best: true },
    { kind: 'game', number: 3, points: null, best: false },
  ])
})

it('shows the rows of a match that stopped after one game', () => {
  const [only] = standings(over(['r2'], [1], { panel: [[1]] }), { ...PRINTED, games: 5 })
  expect(only?.parts.map(({ kind }) => kind)).toEqual(['row', 'row', 'penalties'])
})
