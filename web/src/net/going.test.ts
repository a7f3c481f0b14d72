import { beforeEach, expect, test } from 'vitest'
import type { SeatInfo, TableInfo, TableSummary } from '../protocol'
import { forgetAllBut, goingOf, keepGoing, keptGoing } from './going'
import { forgetTable } from './keys'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000

beforeEach(() => localStorage.clear())

function info(code: string, status: TableInfo['status'] = 'running'): TableInfo {
  const seats = ['Anna', 'Ben'].map((name) => ({ name }) as SeatInfo)
  return { code, game: 'classic', options: {}, status, seats } as TableInfo
}

const summary = (code: string, status: TableSummary['status']): TableSummary => ({
  ...{ code, status, game: 'classic', options: {}, names: ['Anna', 'Ben'] },
  ...{ opened_at: NOW - HOUR, scores: null, next: null },
})
const codes = (going: { code: string }[]) => going.map(({ code }) => code)

test('a game that was seen is there at once, the latest first', () => {
  keepGoing(info('tire-vopa'), [0], [0, 1], NOW - HOUR)
  keepGoing(info('baba-dede'), [1], [1], NOW)
  expect(codes(keptGoing(NOW))).toEqual(['baba-dede', 'tire-vopa'])
  expect(keptGoing(NOW)[0]).toMatchObject({ names: ['Anna', 'Ben'], seats: [1], waiting: [1], since: NOW })
})

test('what the others have done since is not known', () => {
  keepGoing(info('tire-vopa'), [0], [1], NOW)
  expect(keptGoing(NOW)[0]?.waiting).toBeNull()
})

test('a game that is over, was left or forgotten is not', () => {
  for (const code of ['tire-vopa', 'baba-dede', 'lulu-momo']) keepGoing(info(code), [0], null, NOW)
  keepGoing(info('tire-vopa', 'over'), [0], null, NOW)
  keepGoing(info('baba-dede'), [], null, NOW)
  forgetTable('lulu-momo')
  expect(keptGoing(NOW)).toEqual([])
})

test('a table that has not begun comes after those that have, for a day', () => {
  keepGoing(info('tire-vopa', 'lobby'), [0], null, NOW)
  keepGoing(info('baba-dede'), [0], null, NOW - 40 * HOUR)
  expect(codes(keptGoing(NOW + HOUR))).toEqual(['baba-dede', 'tire-vopa'])
  expect(codes(keptGoing(NOW + 25 * HOUR))).toEqual(['baba-dede'])
})

test('what cannot be read is passed over', () => {
  localStorage.setItem('qwixx.going.tire-vopa', '{')
  localStorage.setItem('qwixx.going.baba-dede', '{"code":"baba-dede"}')
  expect(keptGoing(NOW)).toEqual([])
})

test('the server knows better, and what it does not name is forgotten', () => {
  for (const code of ['tire-vopa', 'baba-dede', 'lulu-momo']) keepGoing(info(code), [0], null, NOW)
  const standing = (code: string, since: number) => ({ code, seats: [0], waiting: [1], since })
  const tables = [summary('tire-vopa', 'over'), summary('baba-dede', 'running'), summary('nana-toto', 'lobby')]
  const going = goingOf({ tables, going: [standing('baba-dede', NOW - HOUR), standing('nana-toto', NOW)] }, NOW)
  expect(going.map(({ code, status, waiting }) => [code, status, waiting])).toEqual([
    ['baba-dede', 'running', [1]],
    ['nana-toto', 'lobby', [1]],
  ])
  forgetAllBut(going)
  expect(codes(keptGoing(NOW))).toEqual(['baba-dede'])
})
