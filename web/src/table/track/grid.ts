/** Where the fields of a track lie: on a grid, from its corner inwards. */

import { spiral } from '../../shared/spiral'

const MOST_COLUMNS = 10 // more would be too narrow for a finger on a phone

export interface Grid {
  columns: number
  rows: number
  places: [number, number][] // column and row of each field, that of the start first
  spare: [number, number][] // left over in the middle
}

export function gridFor(fields: number): Grid {
  const count = fields + 1
  const columns = Math.min(MOST_COLUMNS, Math.ceil(Math.sqrt(count)))
  const rows = Math.ceil(count / columns)
  const all = spiral(columns, rows)
  return { columns, rows, places: all.slice(0, count), spare: all.slice(count) }
}
