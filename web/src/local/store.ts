/** The logs of the tables of this browser, in IndexedDB. */

import type { Row, Write } from './messages'

export interface Store {
  /** What lists need of every table. */
  rows(): Promise<Row[]>
  /** The log of a table, from its first entry on. */
  entries(code: string): Promise<string[]>
  /** Keep all of it or nothing, and only come back when it is kept. */
  write(writes: Write[]): Promise<void>
}

/** What was kept is no longer there: somebody has cleared the storage. */
export class Cleared extends Error {}

const NAME = 'qwixx.tables'
const VERSION = 1

/** Open the storage; refused where the browser keeps nothing. */
export function openStore(factory: IDBFactory = indexedDB): Promise<KeptStore> {
  return new Promise((done, failed) => {
    const opening = factory.open(NAME, VERSION)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('entries') // by code and version
      opening.result.createObjectStore('rows') // by code
    }
    opening.onsuccess = () => done(new KeptStore(opening.result))
    opening.onerror = () => failed(opening.error ?? new Error('The storage cannot be opened.'))
    opening.onblocked = () => failed(new Error('The storage is being changed by another tab.'))
  })
}

export class KeptStore implements Store {
  #closed = false
  onlost = (): void => undefined // the browser has taken the storage away

  constructor(readonly database: IDBDatabase) {
    database.onclose = () => this.#lose()
    database.onversionchange = () => {
      database.close()
      this.#lose()
    }
  }

  close(): void {
    this.#closed = true
    this.database.close()
  }

  async rows(): Promise<Row[]> {
    return (await answer(this.#read('rows').getAll())) as Row[]
  }

  async entries(code: string): Promise<string[]> {
    return (await answer(this.#read('entries').getAll(logOf(code)))) as string[]
  }

  write(writes: Write[]): Promise<void> {
    return new Promise((done, failed) => {
      let why: unknown = null
      const whole = this.#begin('readwrite')
      whole.oncomplete = () => done()
      whole.onabort = () => failed(why ?? whole.error ?? new Error('It could not be kept.'))
      const stop = (reason: unknown) => {
        if (why !== null) return
        why = reason
        whole.abort()
      }
      try {
        for (const one of writes) put(whole, one, stop)
      } catch (problem) {
        stop(problem)
      }
    })
  }

  #begin(mode: IDBTransactionMode): IDBTransaction {
    if (this.#closed) throw new Cleared('The storage was cleared.')
    return this.database.transaction(['entries', 'rows'], mode, { durability: 'strict' })
  }

  #read(name: 'entries' | 'rows'): IDBObjectStore {
    return this.#begin('readonly').objectStore(name)
  }

  #lose(): void {
    if (this.#closed) return
    this.#closed = true
    this.onlost()
  }
}

function put(whole: IDBTransaction, write: Write, stop: (reason: unknown) => void): void {
  const entries = whole.objectStore('entries')
  const rows = whole.objectStore('rows')
  if ('gone' in write) {
    entries.delete(logOf(write.gone))
    rows.delete(write.gone)
    return
  }
  if ('entry' in write) {
    const { code, version, entry } = write
    if (version > 0) {
      const before = entries.getKey([code, version - 1])
      before.onsuccess = () => before.result === undefined && stop(new Cleared(`The log of ${code} has a gap.`))
    }
    entries.add(entry, [code, version]) // and never over one that is there
  }
  rows.put(write.row, write.code)
}

const logOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []])

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('The storage does not answer.'))
  })
}
