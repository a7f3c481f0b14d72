/** Promises a salt at every seat of this device, and reveals it when the promises of all are fixed. */

import type { Ask } from '../net/socket'
import type { TableInfo } from '../protocol'
import { isFresh, newPromise, saltFor } from './given'

export class Giving {
  #busy = new Set<number>() // the seats at which an answer is waited for
  #table: TableInfo | null = null
  #mine: number[] = []

  constructor(
    readonly code: string,
    readonly ask: (body: Ask) => Promise<unknown>,
  ) {}

  /** Called with all news of the table. */
  hear(table: TableInfo, mine: number[]): void {
    this.#table = table
    this.#mine = mine
    this.#give()
  }

  #give(): void {
    const table = this.#table
    if (table?.status !== 'lobby') return
    for (const seat of this.#mine) {
      if (this.#busy.has(seat)) continue
      const request = table.starting?.waits_for === 'salts' ? this.#reveal(table, seat) : this.#promise(table, seat)
      if (request) void this.#send(seat, request)
    }
  }

  #promise({ seats, starting }: TableInfo, seat: number): Promise<Ask> | null {
    const made = seats[seat]?.promise ?? null
    if (starting ? made !== null : isFresh(this.code, made)) return null
    return newPromise(this.code, seat).then((promise) => ({ type: 'promise', seat, promise }))
  }

  #reveal({ seats, starting }: TableInfo, seat: number): Ask | null {
    const promise = seats[seat]?.promise
    if (!promise || !starting?.seats.includes(seat)) return null
    const promises = seats.map((one) => one.promise ?? '')
    const salt = saltFor(this.code, promise, promises)
    return salt === null ? null : { type: 'reveal', seat, salt }
  }

  /** After a refusal nothing is tried again: the proof tells that nothing of this device is in the dice. */
  async #send(seat: number, request: Ask | Promise<Ask>): Promise<void> {
    this.#busy.add(seat)
    const done = await Promise.resolve(request)
      .then(this.ask)
      .then(
        () => true,
        () => false,
      )
    this.#busy.delete(seat)
    if (done) this.#give() // the news of it came before, and may ask for more
  }
}
