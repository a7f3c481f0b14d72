/** Everything that is asked over HTTP. */

import type { Games, NewTable, Printed, Problem, Replay, TableOpened, Tables, TableSummary } from '../protocol'
import { deviceSecret } from './device'
import { Refusal } from './refusal'

async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${deviceSecret()}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.')
  }
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  const problem = said as Problem | null
  throw new Refusal(problem?.code ?? 'storage', problem?.message ?? answer.statusText)
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const games = (): Promise<Games> => ask('/api/games')
export const openTable = (plan: NewTable): Promise<TableOpened> => ask('/api/tables', plan)
export const listedTables = (): Promise<Tables> => ask('/api/tables')
export const myTables = (before?: number): Promise<Tables> =>
  ask(before === undefined ? '/api/mine' : `/api/mine?before=${before}`)
export const tableSummary = (code: string): Promise<TableSummary> => ask(at(code))
export const printed = (code: string): Promise<Printed> => ask(`${at(code)}/printed`)
export const replay = (code: string, first: number, most: number): Promise<Replay> =>
  ask(`${at(code)}/replay?first=${first}&most=${most}`)
export const recordJson = (code: string): Promise<unknown> => ask(`${at(code)}/record?form=json`)
/** Where the record can be downloaded. */
export const recordAddress = (code: string, form: 'text' | 'json' = 'text'): string => `${at(code)}/record?form=${form}`
