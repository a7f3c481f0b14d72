import { expect, test } from 'vitest'
import type { PositionInfo, SeatInfo, TableInfo } from '../protocol'
import { SLOW, replaceable } from './idle'
import { rolled } from './printed.fixture'

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  level: '',
  stand_in: '',
  connected: true,
  promise: '',
  salt: '',
  ...more,
})
const info: TableInfo = {
  code: 'tire-vopa',
  game: 'classic',
  options: {},
  settings: { timer: null },
  status: 'running',
  seats: [person('Anna'), person('Ben'), person('Carla')],
  watchers: 0,
  starting: null,
  proposal: null,
  earliest: 1,
  commitment: '',
  seed: null,
  record: null,
  next: null,
}
const position: PositionInfo = {
  step: 1,
  since: 1000,
  view: { ...rolled, waiting: [0, 1] },
  first: 0,
  events: [],
  deadline: null,
}
const seen = { info, position, mine: [2], host: false }
const later = 1000 + SLOW

test('whoever is waited for can be replaced after a while', () => {
  expect(replaceable(seen, later - 1)).toEqual([])
  expect(replaceable(seen, later)).toEqual([0, 1])
  expect(replaceable({ ...seen, mine: [0] }, later)).toEqual([1])
})

test('not where there is a timer, nor by who only watches', () => {
  expect(replaceable({ ...seen, info: { ...info, settings: { timer: 60 } } }, later)).toEqual([])
  expect(replaceable({ ...seen, mine: [] }, later)).toEqual([])
})

test('not where a bot plays already, nor after the end', () => {
  const seats = [person('Anna', { stand_in: 'easy' }), person('Ben'), person('Carla')]
  expect(replaceable({ ...seen, info: { ...info, seats } }, later)).toEqual([1])
  expect(replaceable({ ...seen, info: { ...info, status: 'over' } }, later)).toEqual([])
})

test('the host need not wait for who is missing', () => {
  const seats = [person('Anna', { connected: false }), person('Ben'), person('Carla')]
  expect(replaceable({ ...seen, info: { ...info, seats }, host: true }, 1000)).toEqual([0])
  expect(replaceable({ ...seen, info: { ...info, seats } }, 1000)).toEqual([])
})
