/** What is asked of this browser instead of a server. */

import { keepPlaysHere, server } from '../net/server.svelte'
import { engine, type Answered } from './engine'
import { resultsHere, tablesHere } from './lists'

/** The answer, as over HTTP. */
export async function askHere(method: string, path: string, body?: object): Promise<Answered> {
  if (path === '/api/games') return { status: 200, body: (await import('virtual:games')).default }
  if (method === 'GET' && path === '/api/mine') return { status: 200, body: await tablesHere() }
  if (method === 'GET' && path === '/api/results') return { status: 200, body: await resultsHere() }
  if (method === 'GET' && path === '/api/tables') return { status: 200, body: { tables: [] } } // nobody else could join
  server.engaged = true
  const answer = await engine().ask(method, path, body)
  const opens = method === 'POST' && (path === '/api/tables' || path === '/api/carry')
  if (opens && answer.status < 300) await settleDown()
  return answer
}

/** There is something to be kept now: the browser is asked not to clear it by itself. */
async function settleDown(): Promise<void> {
  keepPlaysHere()
  await navigator.storage?.persist?.().catch(() => false)
}
