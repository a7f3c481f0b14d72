/** All games of this device as one file, and back. */

import { askHere } from '../net/api'
import { Refusal } from '../net/refusal'
import { save } from '../shared/save'

interface Carried {
  tables: unknown[]
}

/** Save everything to a file; how many games it holds. */
export async function saveAll(now = new Date()): Promise<number> {
  const all = await askHere<Carried>('GET', '/api/carry')
  if (all.tables.length) save(JSON.stringify(all), `qwixx-${now.toISOString().slice(0, 10)}.json`)
  return all.tables.length
}

/** Take a file in; how many games were new, or longer than here. */
export async function bring(file: Blob): Promise<number> {
  const { added, replaced } = await askHere<{ added: number; replaced: number }>('POST', '/api/carry', await read(file))
  return added + replaced
}

async function read(file: Blob): Promise<object> {
  try {
    const found: unknown = JSON.parse(await file.text())
    if (typeof found === 'object' && found !== null) return found
  } catch {
    // Said below.
  }
  throw new Refusal('bad-file', 'This is not a file of tables.')
}

/** The record of a finished game as a file, where no server offers it. */
export async function saveRecord(code: string, form: 'text' | 'json'): Promise<void> {
  const record = await askHere<unknown>('GET', `/api/tables/${code}/record?form=${form}`)
  const text = typeof record === 'string' ? record : JSON.stringify(record, null, 1)
  save(text, form === 'text' ? `${code}.qwixx` : `${code}.json`)
}
