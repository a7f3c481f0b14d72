/** The review of a finished game, asked for until it is there. */

import { ask } from '../net/api'
import { keptRecordKey } from '../net/keys'
import type { Reviewed } from '../protocol'

export function review(code: string): Promise<Reviewed> {
  const key = keptRecordKey(code)
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`
  return ask(`/api/tables/${encodeURIComponent(code)}/review${query}`)
}
