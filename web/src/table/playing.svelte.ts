/** What a person does at a table: whose sheet is in front, what is chosen there, and what is on its way to the server. */

import { marksOf } from '../game/actions'
import type { Selection } from '../game/selection'
import { Refusal } from '../net/refusal'
import type { Table } from '../net/table.svelte'
import type { Own } from '../protocol'
import { selectionFor } from './choosing'
import { deciding, inFront } from './front'

/** What is needed of a table to play at it. */
export type AtTable = Pick<
  Table,
  'code' | 'info' | 'mine' | 'host' | 'own' | 'position' | 'ahead' | 'printed' | 'ask' | 'act' | 'retract' | 'hint'
>

export class Playing {
  #looked = $state<number | null>(null) // the seat that was in front last, or was asked for
  #chosen = $state.raw<{ due: string; selection: Selection } | null>(null)
  #shown = $state<number | null>(null) // whose hidden hand the person in front has uncovered
  #sent = $state.raw<string[]>([]) // answers on their way
  #advice = $state.raw<{ due: string; action: string } | null>(null)
  #problem = $state.raw<{ due: string; sentence: string } | null>(null)
  #decided: { seat: number; step: number }[] = []

  constructor(readonly table: AtTable) {}

  /** The seats of this device that have to decide now. */
  due = $derived.by(() => {
    const { info, mine, own, position } = this.table
    return info && position ? deciding(mine, own, info.seats, position.view.active) : []
  })

  /** The seat whose sheet is in front; null for somebody who watches. */
  front = $derived.by(() => inFront(this.#looked, this.table.mine, this.due))

  own = $derived.by((): Own | null => (this.front === null ? null : (this.table.own[this.front] ?? null)))

  /** More than one person plays on this device. */
  together = $derived.by(() => this.table.mine.length > 1)

  /** The hand of the seat in front must not be seen before its owner holds the device. */
  covered = $derived.by(() => this.together && this.#shown !== this.front && Boolean(this.table.position?.view.cards))

  hand = $derived.by(() => (this.covered ? [] : (this.own?.hand ?? [])))

  selection = $derived.by((): Selection | null => {
    const { position } = this.table
    if (!position || !this.own || this.front === null || !this.due.includes(this.front)) return null
    if (this.covered && position.view.phase === 'play') return null
    if (this.#chosen?.due === this.#question(this.front)) return this.#chosen.selection
    return selectionFor(position.view, this.own)
  })

  /** What is sealed already, for its owner's eyes only. */
  sealed = $derived.by(() => (this.together ? null : (this.own?.answer ?? null)))

  /** The numbers that what is chosen, or sealed, would cross. */
  pending = $derived.by(() => marksOf(this.selection?.action ?? this.sealed))

  sending = $derived.by(() => this.front !== null && this.#sent.includes(this.#question(this.front)))

  advice = $derived.by(() => (this.#advice?.due === this.#question(this.front) ? this.#advice.action : null))

  problem = $derived.by(() => (this.#problem?.due === this.#question(this.front) ? this.#problem.sentence : null))

  /** The seats that can only pass in an action for everybody. */
  idle = $derived.by(() => {
    const { position, printed } = this.table
    const phase = printed?.phases.find(({ name }) => name === position?.view.phase)
    return this.due.filter((seat) => phase?.actor === 'everybody' && onlyPass(this.table.own[seat]))
  })

  /** The seat in front keeps its place until another has to decide. */
  settle(): void {
    if (this.#looked === this.front) return
    this.#looked = this.front
    this.#shown = null
  }

  look(seat: number): void {
    this.#looked = seat
    this.#shown = null
  }

  uncover(): void {
    this.#shown = this.front
  }

  choose = (selection: Selection): void => {
    this.#chosen = { due: this.#question(this.front), selection }
  }

  /** Send an answer of the seat in front. */
  async confirm(action: string): Promise<void> {
    if (this.front !== null) await this.#send(this.front, action)
  }

  /** Answer for the seats that have nothing to choose. */
  passIdle(): void {
    const now = this.table.position?.step
    const answered = (seat: number) => this.#decided.some((one) => one.seat === seat && one.step === now)
    for (const seat of this.idle) if (!answered(seat)) void this.#send(seat, 'pass') // whoever takes it back decides
  }

  async retract(): Promise<void> {
    const { front } = this
    if (front !== null) await this.attempt(() => this.table.retract(front))
  }

  async hint(): Promise<void> {
    const { front } = this
    if (front === null) return
    const due = this.#question(front)
    await this.attempt(async () => {
      this.#advice = { due, action: await this.table.hint(front) }
    })
  }

  /** Ask the others to go back to the last decision of the seat in front. */
  async takeBack(): Promise<void> {
    const now = this.table.position?.step ?? 0
    const earliest = this.table.info?.earliest ?? 1
    const { front } = this
    if (front === null || now <= earliest) return
    const earlier = this.#decided.findLast(({ seat, step }) => seat === front && step < now)
    const step = Math.max(earlier?.step ?? now - 1, earliest)
    await this.attempt(() => this.table.ask({ type: 'takeback', seat: front, step }))
  }

  /** Do something that the server may refuse; the sentence is shown until the next decision. */
  async attempt(request: () => Promise<void>): Promise<void> {
    const due = this.#question(this.front)
    this.#problem = null
    try {
      await request()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.#problem = { due, sentence: refusal.sentence }
    }
  }

  async #send(seat: number, action: string): Promise<void> {
    const due = this.#question(seat)
    const step = this.table.position?.step ?? 0
    this.#sent = [...this.#sent, due]
    this.#decided = [...this.#decided, { seat, step }]
    await this.attempt(() => this.table.act(seat, action))
    this.#sent = this.#sent.filter((sent) => sent !== due)
  }

  /** A decision that is due, by its step, seat and choices. */
  #question(seat: number | null): string {
    const legal = seat === null ? [] : (this.table.own[seat]?.legal ?? [])
    return `${this.table.position?.step} ${seat} ${legal.join()}`
  }
}

const onlyPass = (own: Own | undefined): boolean => own?.legal.length === 1 && own.legal[0] === 'pass'
