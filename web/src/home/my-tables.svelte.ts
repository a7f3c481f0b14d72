import * as api from '../net/api'
import { forgetAllBut, goingOf, keptGoing, type Going } from '../net/going'
import { Refusal } from '../net/refusal'
import type { TableSummary } from '../protocol'

const PAGE = 50 // so many the server sends at once

/** The tables of this device, as it remembers them itself until the server has said how it is; and those open to all. */
export class MyTables {
  readonly kept: Going[] = keptGoing()
  going = $state.raw<Going[]>(this.kept)
  tables = $state.raw<TableSummary[] | null>(null)
  private listed = $state.raw<TableSummary[]>([])
  refusal = $state.raw<Refusal | null>(null)
  older = $state(false) // whether the server has more

  /** Whether it is known what can be gone on with, as far as it can be. */
  get settled(): boolean {
    return !this.kept.length || this.tables !== null || this.refusal !== null
  }

  /** Whether older ones were asked for: loading anew would take them away. */
  get longer(): boolean {
    return (this.tables?.length ?? 0) > PAGE
  }

  /** Those that are not gone on with. */
  readonly rest = $derived(this.tables?.filter(({ code }) => !this.going.some((going) => going.code === code)) ?? [])

  /** Those of others that have a free seat. */
  readonly open = $derived(
    this.listed.filter(({ code, names }) => names.includes('') && !this.tables?.some((table) => table.code === code)),
  )

  async load(): Promise<void> {
    try {
      const [said, others] = await Promise.all([api.myTables(), api.listedTables()])
      this.listed = others.tables
      this.going = goingOf(said)
      this.tables = said.tables
      this.older = said.tables.length === PAGE
      this.refusal = null
      forgetAllBut(this.going)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.refusal = problem
    }
  }

  async loadOlder(): Promise<void> {
    const next = (await api.myTables(this.tables?.at(-1)?.opened_at)).tables
    this.tables = [...(this.tables ?? []), ...next]
    this.older = next.length === PAGE
  }
}
