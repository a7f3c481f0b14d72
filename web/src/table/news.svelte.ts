/** What happened since the last look, told once: shown in the status, read aloud, heard. */

import { lastMarks } from '../game/sheet'
import { tell } from '../game/telling'
import type { Table } from '../net/table.svelte'
import type { ViewInfo } from '../protocol'
import { play } from '../shared/sound'
import { happenings, tellHappening, type Happening } from './happenings'

export class News {
  #happened = $state.raw<Happening[]>([])
  #fresh = $state.raw<string[]>([]) // events of the last step
  #seen: { view: ViewInfo; events: number } | null = null

  constructor(readonly table: Table) {}

  /** The rows that closed in the last step. */
  closing = $derived.by(() => this.#happened.flatMap((one) => (one.kind === 'lock' ? [one.row] : [])))

  /** More than a move has happened. */
  loud = $derived.by(() => this.#happened.length > 0)

  /** What closed, what was lost, or else the last move. */
  line = $derived.by(() => {
    const names = this.#names()
    if (this.#happened.length) return this.#tellHappened()
    const last = this.table.events.at(-1)
    return last === undefined ? '' : tell(last, names)
  })

  /** Everything of the last step, for those who do not see it. */
  spoken = $derived.by(() => {
    const names = this.#names()
    const moves = this.#fresh.map((event) => tell(event, names))
    return [...moves, this.#tellHappened()].join(' ').trim()
  })

  /** Look at the position that has come. */
  look(): void {
    const { position, printed, before, events } = this.table
    if (!position || !printed || this.#seen?.view === position.view) return
    const total = before + events.length
    const earlier = this.#seen
    this.#seen = { view: position.view, events: total }
    if (!earlier || total === earlier.events) return
    this.#fresh = total > earlier.events ? events.slice(Math.max(0, earlier.events - before)) : []
    this.#happened = happenings(earlier.view, position.view, lastMarks(printed.rows))
    this.#sound(position.view)
  }

  #sound(view: ViewInfo): void {
    if (view.phase === 'over') play('end')
    else if (this.#happened.some((one) => one.kind === 'lock')) play('lock')
    else if (this.#fresh.some((event) => event.startsWith('roll'))) play('roll')
    else if (this.#fresh.some((event) => !event.endsWith('pass'))) play('cross')
  }

  #tellHappened(): string {
    const { printed } = this.table
    return printed ? this.#happened.map((one) => tellHappening(one, this.#names(), printed)).join(' ') : ''
  }

  #names(): string[] {
    return this.table.info?.seats.map((seat) => seat.name) ?? []
  }
}
