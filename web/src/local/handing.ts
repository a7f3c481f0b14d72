/** A game of this device becomes one of the server, with the same log. */

import { ask, askHere } from '../net/api'
import { forgetTable } from '../net/keys'
import type { TableOpened } from '../protocol'

/** Hand it over; the code of the table there. Whatever is broken off between can be tried again. */
export async function handOver(code: string): Promise<string> {
  const path = `/api/tables/${code}`
  const log = await askHere<object>('GET', `${path}/handing`)
  const { code: to } = await ask<TableOpened>('/api/handed', log)
  await askHere('POST', `${path}/moved`, { to })
  forgetTable(code)
  return to
}
