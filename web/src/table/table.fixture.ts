/** A table as the server tells of it. */

import type { SeatInfo, TableInfo } from '../protocol'

export const person = (name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  level: '',
  stand_in: '',
  connected: true,
  promise: '',
  salt: '',
  ...rest,
})

/** A running table of these people. */
export const tableOf = (names: string[], rest: Partial<TableInfo> = {}): TableInfo => ({
  code: 'tire-vopa',
  game: 'classic',
  options: {},
  settings: {},
  status: 'running',
  seats: names.map((name) => person(name)),
  watchers: 0,
  starting: null,
  proposal: null,
  earliest: 1,
  commitment: '',
  seed: null,
  record: null,
  next: null,
  ...rest,
})
