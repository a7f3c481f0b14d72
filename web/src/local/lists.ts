/** The tables of this browser as lists show them. They are read without starting the engine. */

import type { MyTables, Results } from '../protocol'
import type { Row } from './messages'
import { openStore } from './store'
import { standing } from './standing.svelte'

/** The latest first; those that have moved to a server are listed there. */
export async function tablesHere(): Promise<MyTables> {
  const rows = (await kept()).filter(({ moved }) => !moved)
  const tables = rows.map(({ summary }) => summary).toSorted((one, other) => other.opened_at - one.opened_at)
  const going = rows.flatMap(({ code, seats = [], waiting = [], since = 0, summary }) =>
    seats.length && summary.status !== 'over' ? [{ code, seats, waiting, since }] : [],
  )
  return { tables, going }
}

/** What came of the games here; of those that ended before that was kept, the engine works it out once. */
export async function resultsHere(): Promise<Results> {
  const rows = (await kept()).filter(({ moved, summary }) => !moved && summary.status === 'over')
  if (rows.some(({ result, lost }) => !result && !lost)) return workedOut()
  return { results: rows.flatMap(({ result }) => result ?? []), more: false }
}

async function workedOut(): Promise<Results> {
  const { engine } = await import('./engine')
  for (;;) {
    const { status, body } = await engine().ask('GET', '/api/results')
    if (status >= 300) return { results: [], more: false }
    if (!(body as Results).more) return body as Results
  }
}

async function kept(): Promise<Row[]> {
  try {
    const store = await openStore()
    const rows = await store.rows()
    store.close()
    return rows
  } catch {
    return standing.forgetful ? remembered() : []
  }
}

/** Where nothing is kept, only the engine knows. */
async function remembered(): Promise<Row[]> {
  const { engine } = await import('./engine')
  const { tables, going } = (await engine().ask('GET', '/api/mine')).body as MyTables
  return tables.map((summary) => ({ summary, ...going.find(({ code }) => code === summary.code), code: summary.code }))
}
