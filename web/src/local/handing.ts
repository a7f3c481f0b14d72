/** A game of this device becomes one of the server, with the same log. */

import { ask, askHere } from '../net/api'
import { forgetTable } from '../net/keys'
import type { TableOpened } from '../protocol'

/** Hand it over; the code of the table there. Whatever is broken off between can be tried again. */
export async function handOver(code: string): Promise<string> {
  const path = `/api/tables/${code}`
  const log = await askHere<object>('GET', `${path}/handing`)
  const { code: to } = await ask<TableOpened>('/api/handed', log)
  carryOver(code, to) // what it gave to the dice, and saw before the first roll
  await askHere('POST', `${path}/moved`, { to })
  forgetTable(code)
  return to
}

/** What this device keeps of a table, under the code that it has now; how it stands is seen anew. */
function carryOver(from: string, to: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const place of Object.keys(storage)) {
        const [owner, what, of, ...rest] = place.split('.')
        if (owner !== 'qwixx' || of !== from || what === 'going') continue
        storage.setItem([owner, what, to, ...rest].join('.'), storage.getItem(place) ?? '')
      }
  } catch {
    // Then this device only knows what the server says.
  }
}
