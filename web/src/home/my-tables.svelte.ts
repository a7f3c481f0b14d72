import * as api from '../net/api'
import { forgetAllBut, goingOf, keptGoing, type Going } from '../net/going'
import { NONE, tablesHere } from '../net/mine'
import { ALONE, isLocal } from '../net/place'
import { Refusal } from '../net/refusal'
import type { MyTables as Mine, TableSummary } from '../protocol'

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
    return (this.tables?.filter(isServed).length ?? 0) > PAGE
  }

  /** Those that are not gone on with. */
  readonly rest = $derived(this.tables?.filter(({ code }) => !this.going.some((going) => going.code === code)) ?? [])

  /** Those of others that have a free seat. */
  readonly open = $derived(
    this.listed.filter(({ code, names }) => names.includes('') && !this.tables?.some((table) => table.code === code)),
  )

  async load(): Promise<void> {
    const [here, there] = await Promise.all([tablesHere(), this.#ofServer()])
    const tables = [...here.tables, ...(there?.tables ?? [])]
    this.going = goingOf({ tables, going: [...here.going, ...(there?.going ?? [])] })
    if (there || tables.length) this.tables = tables.toSorted((one, other) => other.opened_at - one.opened_at)
    if (there) forgetAllBut(this.going)
    else this.going = [...this.going, ...keptGoing().filter(isServed)] // what is known of them, until it answers
  }

  /** What the server says; nothing if it does not. */
  async #ofServer(): Promise<Mine | null> {
    if (ALONE) return NONE
    try {
      const [said, others] = await Promise.all([api.myTables(), api.listedTables()])
      this.listed = others.tables
      this.older = said.tables.length === PAGE
      this.refusal = null
      return said
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.refusal = problem
      return null
    }
  }

  async loadOlder(): Promise<void> {
    const next = (await api.myTables(this.tables?.findLast(isServed)?.opened_at)).tables
    this.tables = [...(this.tables ?? []), ...next]
    this.older = next.length === PAGE
  }
}

const isServed = ({ code }: { code: string }): boolean => !isLocal(code)
