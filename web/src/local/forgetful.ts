/** A store for browsers that keep nothing: it lasts as long as the page. */

import type { Row, Write } from './messages'
import { Cleared, type Store } from './store'

export class ForgetfulStore implements Store {
  #logs = new Map<string, string[]>()
  #rows = new Map<string, Row>()

  rows(): Promise<Row[]> {
    return Promise.resolve([...this.#rows.values()])
  }

  entries(code: string): Promise<string[]> {
    return Promise.resolve(this.#logs.get(code) ?? [])
  }

  write(writes: Write[]): Promise<void> {
    const logs = new Map(this.#logs)
    const rows = new Map(this.#rows)
    for (const one of writes) {
      if ('gone' in one) {
        logs.delete(one.gone)
        rows.delete(one.gone)
        continue
      }
      if ('entry' in one) {
        const log = logs.get(one.code) ?? []
        if (log.length !== one.version) return Promise.reject(new Cleared(`The log of ${one.code} has a gap.`))
        logs.set(one.code, [...log, one.entry])
      }
      rows.set(one.code, one.row)
    }
    this.#logs = logs
    this.#rows = rows
    return Promise.resolve()
  }
}
