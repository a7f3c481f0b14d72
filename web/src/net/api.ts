/** Everything that is asked over HTTP. */

import type {
  Deleted,
  Forgotten,
  Games,
  Kept,
  LessonInfo,
  MyTables,
  NewTable,
  Printed,
  Problem,
  Reach,
  Replay,
  TableOpened,
  Tables,
  TableSummary,
} from '../protocol'
import { deviceSecret } from './device'
import { keptRecordKey } from './keys'
import { ALONE, served } from './place'
import { Refusal, type Code } from './refusal'
import { server } from './server.svelte'

export async function ask<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  if (ALONE || LOCAL.test(path)) return askHere(method, path, body)
  try {
    return await askServer(method, path, body)
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== 'offline') throw problem
    server.away = true
    if (!worksHere(method, path, body)) throw problem
    return askHere(method, path, body)
  }
}

const SOON = /^\/api\/(games|mine|results|tables)(\?|$)/ // nobody waits for these in vain where something else works
const PATIENCE = 10_000 // milliseconds
const LOCAL = /^\/api\/tables\/local-/

/** What this browser can do without the server: a table for whoever is here, and what needs no table. */
function worksHere(method: string, path: string, body?: object): boolean {
  if (method === 'POST' && path === '/api/tables') return !(body as NewTable).seats.some(({ kind }) => kind === 'open')
  return /^\/api\/(games|lesson|weigh)/.test(path)
}

/** Ask the engine of this browser, which is fetched when it is first needed. */
export async function askHere<T>(method: string, path: string, body?: object): Promise<T> {
  const { askHere: asked } = await import('../local/asking').catch(() => {
    throw new Refusal('offline', 'A part of the page cannot be fetched.')
  })
  const { status, body: said } = await asked(method, path, body)
  return accepted(status < 300, said, 'engine')
}

async function askServer<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(served(path), {
      method,
      headers: {
        Authorization: `Bearer ${deviceSecret()}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(SOON.test(path) ? { signal: AbortSignal.timeout(PATIENCE) } : {}),
    })
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.')
  }
  server.away = false
  return accepted(answer.ok, await answer.json().catch(() => null), 'storage')
}

/** What was said, unless it is a refusal, which comes with its words. */
async function accepted<T>(ok: boolean, said: unknown, otherwise: Code): Promise<T> {
  if (ok) return said as T
  const problem = said as Problem | null
  const refusal = new Refusal(problem?.code ?? otherwise, problem?.message ?? '', problem?.rule, problem?.facts ?? {})
  await refusal.worded
  throw refusal
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

/** With the key of the record where this device was given it: a finished game is not shown without. */
function keyed(code: string, path: string, query: Record<string, string> = {}): string {
  const key = keptRecordKey(code)
  const all = new URLSearchParams(key === null ? query : { ...query, key }).toString()
  return at(code) + path + (all && `?${all}`)
}

export const games = (): Promise<Games> => ask('/api/games')
export const lesson = (name: string): Promise<LessonInfo> => ask(`/api/lesson?${new URLSearchParams({ name })}`)
export const openTable = (plan: NewTable): Promise<TableOpened> => ask('/api/tables', plan)
export const listedTables = (): Promise<Tables> => ask('/api/tables')
export const myTables = (before?: number): Promise<MyTables> =>
  ask(before === undefined ? '/api/mine' : `/api/mine?before=${before}`)
export const tableSummary = (code: string): Promise<TableSummary> => ask(keyed(code, ''))
export const printed = (code: string): Promise<Printed> => ask(keyed(code, '/printed'))
export const replay = (code: string, first: number, most: number): Promise<Replay> =>
  ask(keyed(code, '/replay', { first: `${first}`, most: `${most}` }))
export const recordJson = (code: string): Promise<unknown> => ask(keyed(code, '/record', { form: 'json' }))
/** Where the record can be downloaded. */
export const recordAddress = (code: string, form: 'text' | 'json' = 'text'): string =>
  served(keyed(code, '/record', { form }))
export const reach = (): Promise<Reach> => ask('/api/reach')
export const howLong = (): Promise<Kept> => ask('/api/privacy')
export const deleteTable = (code: string): Promise<Deleted> => ask(at(code), undefined, 'DELETE')
export const deleteMine = (): Promise<Forgotten> => ask('/api/mine', undefined, 'DELETE')
