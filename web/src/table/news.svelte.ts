/** What happened since the last look, told once: shown in the status, read aloud, heard. */

import { untrack } from 'svelte'
import { parseEvent } from '../game/actions'
import { happenings, tellHappening, type Happening } from '../game/happenings'
import { freshMarks, lastMarks } from '../game/sheet'
import { sumUp } from '../game/summing'
import { list, tell } from '../game/telling'
import type { Table } from '../net/table.svelte'
import type { ViewInfo } from '../protocol'
import { play } from '../shared/sound'
import { say } from '../words.svelte'
import { deciding } from './front'
import { Spoken } from './spoken.svelte'

/** Something is asked of a seat of this device, and it is shown: a question, or dice to be rolled. */
export interface Turn {
  seat: number
  step: number
  own: boolean // it is that seat's turn, and not only an action for everybody
}

/** What everybody did last. */
interface Done {
  events: string[]
  happened: Happening[]
  fresh: string[][] // by seat, the numbers it crossed
  sheets: string[] // as they were before
}

const NOTHING: Done = { events: [], happened: [], fresh: [], sheets: [] }

export class News {
  /** What this device is asked now; another one the moment another question is shown, null while there is none. */
  turn = $state.raw<Turn | null>(null)
  readonly spoken = new Spoken()
  #done = $state.raw<Done>(NOTHING)
  #seen: { view: ViewInfo; events: number } | null = null
  #began = 0 // the last turn of one's own that was announced
  #asked = '' // the last question that was spoken

  constructor(readonly table: Table) {}

  /** The rows that were locked in the last action. */
  closing = $derived.by(() => this.#done.happened.flatMap((one) => (one.kind === 'lock' ? [one.row] : [])))

  /** More than moves: a lock, a penalty, the final round, the end of a game. */
  loud = $derived.by(() => this.#done.happened.length > 0 || this.#won() !== '')

  /** By seat, the numbers that were crossed in the last action. */
  fresh = $derived.by(() => this.#done.fresh)

  /** What everybody did in the last action, in one line. */
  line = $derived.by(() => {
    const { position, printed } = this.table
    if (!position || !printed) return ''
    const { events, happened, sheets } = this.#done
    return [this.#won(), ...sumUp(events, this.#names(), { printed, sheets, happened })].filter(Boolean).join(' · ')
  })

  /** Look at what is shown now. */
  look(): void {
    this.#notice()
    const { position, printed, before, events } = this.table
    if (!position || !printed || this.#seen?.view === position.view) return
    const total = before + events.length
    const earlier = this.#seen
    this.#seen = { view: position.view, events: total }
    if (!earlier) return
    const fresh = total > earlier.events ? events.slice(Math.max(0, earlier.events - before)) : []
    const happened = happenings(earlier.view, position.view, lastMarks(printed.rows))
    const told = fresh.filter((event) => parseEvent(event).kind !== 'roll')
    if (told.length || happened.length || total < earlier.events)
      this.#done = {
        events: told,
        happened,
        fresh: position.view.sheets.map((sheet, seat) => freshMarks(earlier.view.sheets[seat] ?? '-', sheet)),
        sheets: earlier.view.sheets,
      }
    untrack(() => this.#tell(fresh, happened, position.view))
  }

  /** Say what is asked; of those who are waited for, only once. */
  ask(sentence: string): void {
    const { step } = this.table.position ?? {}
    const asked = `${step} ${this.turn ? sentence : 'waiting'}`
    if (!sentence || asked === this.#asked) return
    this.#asked = asked
    untrack(() => this.spoken.add(sentence))
  }

  /** See whether something is asked of this device. */
  #notice(): void {
    const { info, mine, own, position, shown } = this.table
    if (!info || !position) return
    const { active } = position.view
    const rolls = shown.stage === 'roll' && active !== null
    const [seat] = rolls ? [active] : deciding(mine, own, info.seats, active)
    const now = untrack(() => this.turn)
    if (seat === undefined) this.turn = null
    else if (now?.seat !== seat || now.step !== position.step)
      this.turn = { seat, step: position.step, own: seat === active }
  }

  #tell(fresh: string[], happened: Happening[], view: ViewInfo): void {
    const { printed } = this.table
    const names = this.#names()
    const more = printed ? happened.map((one) => tellHappening(one, names, printed)) : []
    this.spoken.add([...fresh.map((event) => tell(event, names)), ...more, this.#won()].join(' ').trim())
    const begins = this.turn?.own === true && this.#began !== view.turn
    if (begins) this.#began = view.turn
    if (view.phase === 'over') play('end')
    else if (happened.some((one) => one.kind === 'lock')) play('lock')
    else if (begins) play('turn')
    else if (fresh.some((event) => event.startsWith('roll'))) play('roll')
    else if (fresh.some((event) => !event.endsWith('pass'))) play('cross')
  }

  /** Between two games of a match: who won the last one. */
  #won(): string {
    const view = this.table.position?.view
    const totals = view?.phase === 'between' ? (view.panel.at(-1) ?? []) : []
    if (!view || !totals.length) return ''
    const winners = this.#names().filter((_, seat) => totals[seat] === Math.max(...totals))
    const winner = say('winner', { count: winners.length, names: list(winners) })
    return say('table-game-won', { number: view.panel.length, winner })
  }

  #names(): string[] {
    return this.table.info?.seats.map((seat) => seat.name) ?? []
  }
}
