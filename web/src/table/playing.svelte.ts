/** What a person does at a table: whose sheet is in front, what is chosen there, and what is on its way to the server. */

import { marksOf } from '../game/actions'
import type { Selection } from '../game/selection'
import { Refusal } from '../net/refusal'
import type { Table } from '../net/table.svelte'
import type { Choice, Own } from '../protocol'
import { say, worded } from '../words.svelte'
import { bonusBy } from './bonus'
import { costsNeedlessly, selectionFor } from './choosing'
import { Decided, type Decision } from './decided.svelte'
import { deciding, inFront } from './front'
import { Guard } from './guard.svelte'

/** What is needed of a table to play at it. */
export type AtTable = Pick<
  Table,
  | 'code'
  | 'connection'
  | 'info'
  | 'mine'
  | 'host'
  | 'own'
  | 'position'
  | 'ahead'
  | 'printed'
  | 'ask'
  | 'act'
  | 'retract'
  | 'hint'
>

/** What Undo would undo: an answer that is sealed, or the last decision that is settled, and whose it was. */
/** What a hint says of each thing that can be tapped. */
export interface Hinted {
  chance(thing: string): string // empty where there is nothing to be said
  why(thing: string): string
  line(action: string | null): string // of what is chosen, or of the best
}

export interface Undo extends Decision {
  sealed: boolean
  seats: number[]
}

const SLOW = 400 // milliseconds until it is said that something is on its way
const REMEMBERED = 24 // choices, for who goes back

export class Playing {
  #looked = $state<number | null>(null) // the seat that was in front last, or was asked for
  #choices = $state.raw<{ due: string; selection: Selection }[]>([]) // the latest last
  #shown = $state<number | null>(null) // whose hidden hand the person in front has uncovered
  #sent = $state.raw<string[]>([]) // answers on their way
  #slow = $state.raw<string[]>([]) // those that have been for a while
  #sure = $state.raw<{ due: string; action: string } | null>(null) // what costs points, and was asked for once
  #advice = $state.raw<{ due: string; action: string; hinted: Hinted | null } | null>(null)
  #problem = $state.raw<{ due: string | null; sentence: string } | null>(null)
  #decided = new Decided()
  #guard = new Guard()

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
    const due = this.#question(this.front)
    return this.#choices.find((choice) => choice.due === due)?.selection ?? selectionFor(position.view, this.own)
  })

  /** What is sealed already, for its owner's eyes only. */
  sealed = $derived.by(() => (this.together ? null : (this.own?.answer ?? null)))

  /** The numbers that what is chosen, or sealed, would cross. */
  pending = $derived.by(() => marksOf(this.selection?.action ?? this.sealed))

  /** What the chosen move of the pawn changes about the points under it. */
  climbs = $derived.by(() => {
    const { printed, position } = this.table
    const field = this.own?.landings[this.selection?.action ?? '']
    return printed && position && field ? bonusBy(printed, position.view, this.front ?? 0, field) : 0
  })

  sending = $derived.by(() => this.front !== null && this.#sent.includes(this.#question(this.front)))

  /** It takes so long to send that one should know. */
  slow = $derived.by(() => this.sending && this.#slow.includes(this.#question(this.front)))

  /** The action that costs points and will be sent if it is asked for again. */
  sure = $derived.by(() => (this.#sure?.due === this.#question(this.front) ? this.#sure.action : null))

  #advised = $derived.by(() => (this.#advice?.due === this.#question(this.front) ? this.#advice : null))

  /** The best action, once it was asked for. */
  advice = $derived.by(() => this.#advised?.action ?? null)

  hinted = $derived.by(() => this.#advised?.hinted ?? null)

  problem = $derived.by(() => {
    if (!this.#problem) return null
    return [null, this.#question(this.front)].includes(this.#problem.due) ? this.#problem.sentence : null
  })

  /** The seats that can only pass in an action for everybody. */
  idle = $derived.by(() => {
    const { position, printed } = this.table
    const phase = printed?.phases.find(({ name }) => name === position?.view.phase)
    return this.due.filter((seat) => phase?.actor === 'everybody' && onlyPass(this.table.own[seat]))
  })

  /** What can be undone without asking anybody at another device. */
  undo = $derived.by((): Undo | null => {
    const { info, mine, own, position } = this.table
    if (!info || !position || info.status !== 'running' || info.proposal || !mine.length) return null
    const open = (seat: number): boolean => own[seat]?.answer != null && position.view.waiting.length > 0
    if (this.front !== null && open(this.front)) return this.#sealedBy(this.front)
    const sealed = this.#decided.last(mine, ({ seat, step }) => step === position.step && open(seat))
    if (sealed) return { ...sealed, sealed: true, seats: [sealed.seat] }
    const ours = info.seats.every((seat, place) => seat.kind !== 'person' || mine.includes(place))
    if (!info.settings.takebacks || !ours) return null
    const last = this.#decided.last(mine, ({ step }) => step < position.step && step >= info.earliest)
    return last && { ...last, sealed: false, seats: this.#decided.seatsAt(last.step) }
  })

  /** What is to be read before a button is pressed, as one text. */
  #asking = $derived.by(() => {
    const { phase } = this.table.position?.view ?? {}
    return [this.#question(this.front), phase, this.own?.answer, this.covered, this.sure].join(' | ')
  })

  /** The question has only just appeared: a tap is not taken for an answer to it. */
  get fresh(): boolean {
    return this.#guard.fresh
  }

  /** The seat in front keeps its place until another has to decide; what it is asked is seen from now on. */
  settle(): void {
    this.#guard.see(this.#asking)
    if (this.#looked === this.front) return
    this.#looked = this.front
    this.#shown = null
  }

  /** Do what a button says, unless it has only just come to say so. */
  press(action: () => unknown): void {
    if (this.#guard.lets(this.#asking)) action()
  }

  look(seat: number): void {
    this.#looked = seat
    this.#shown = null
  }

  uncover(): void {
    this.#shown = this.front
  }

  choose = (selection: Selection): void => {
    const due = this.#question(this.front)
    this.#keepChoice(due, selection)
    this.#sure = null
    this.#problem = null
    this.#guard.read()
  }

  /** Send an answer of the seat in front; what costs points without need has to be asked for twice. */
  async confirm(action: string): Promise<void> {
    const { front, own, table } = this
    if (front === null || this.sending) return
    const sheet = table.position?.view.sheets[front] ?? '-'
    if (own && costsNeedlessly(action, own, sheet) && this.sure !== action) {
      this.#sure = { due: this.#question(front), action }
      return
    }
    this.#decided.add({ seat: front, step: table.position?.step ?? 0, action })
    await this.#send(front, action)
  }

  /** Answer for the seats that have nothing to choose; whoever takes that back decides. */
  passIdle(): void {
    const now = this.table.position?.step ?? 0
    for (const seat of this.idle) if (this.#decided.passes(seat, now)) void this.#send(seat, 'pass')
  }

  /** Take back a sealed answer: that of the seat in front, or of another of this device, which comes to the front. */
  async retract(seat: number | null = this.front): Promise<void> {
    if (seat === null) return
    await this.attempt(() => this.table.retract(seat))
    this.look(seat)
  }

  /** Undo what can be undone here. */
  async undoLast(): Promise<void> {
    const { undo } = this
    if (undo?.sealed) await this.retract(undo.seat)
    else if (undo) await this.#goBack(undo.seat, undo.step)
  }

  async hint(): Promise<void> {
    const { front } = this
    if (front === null) return
    const due = this.#question(front)
    await this.attempt(async () => {
      const { action, choices } = await this.table.hint(front)
      this.#advice = { due, action, hinted: choices.length ? await explained(this.table, front, choices) : null }
    })
  }

  /** Ask the others to go back to the last decision of the seat in front. */
  async takeBack(): Promise<void> {
    const now = this.table.position?.step ?? 0
    const earliest = this.table.info?.earliest ?? 1
    const { front } = this
    if (front === null || now <= earliest) return
    const earlier = this.#decided.last([front], ({ step }) => step < now)
    await this.#goBack(front, Math.max(earlier?.step ?? now - 1, earliest))
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
    this.#sent = [...this.#sent, due]
    const slow = setTimeout(() => (this.#slow = [...this.#slow, due]), SLOW)
    await this.attempt(() => this.#act(seat, action))
    clearTimeout(slow)
    this.#sent = this.#sent.filter((sent) => sent !== due)
    this.#slow = this.#slow.filter((sent) => sent !== due)
    if (this.together && !this.problem) this.#choices = this.#choices.filter((choice) => choice.due !== due) // others look on
  }

  /** Send an answer; that it came too late is told at whatever decision is due then, until something is done there. */
  async #act(seat: number, action: string): Promise<void> {
    try {
      await this.table.act(seat, action)
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== 'stale') throw refusal
      this.#problem = { due: null, sentence: say('table-late') }
    }
  }

  async #goBack(seat: number, step: number): Promise<void> {
    this.#decided.goBack(step)
    await this.attempt(() => this.table.ask({ type: 'takeback', seat, step }))
  }

  #sealedBy(seat: number): Undo {
    const action = this.table.own[seat]?.answer ?? ''
    return { seat, step: this.table.position?.step ?? 0, action, sealed: true, seats: [seat] }
  }

  #keepChoice(due: string, selection: Selection): void {
    const others = this.#choices.filter((choice) => choice.due !== due)
    this.#choices = [...others.slice(-REMEMBERED), { due, selection }]
  }

  /** A decision that is due, by its step, seat and choices. */
  #question(seat: number | null): string {
    const legal = seat === null ? [] : (this.table.own[seat]?.legal ?? [])
    return `${this.table.position?.step} ${seat} ${legal.join()}`
  }
}

const onlyPass = (own: Own | undefined): boolean => own?.legal.length === 1 && own.legal[0] === 'pass'

/** What is said of the choices, with its words; if they cannot be loaded, the best action has to do. */
const explained = (table: AtTable, seat: number, choices: Choice[]): Promise<Hinted | null> =>
  worded('end', import('../hint/hinted')).then(
    ({ hintsFor }) => hintsFor(table, seat, choices),
    () => null,
  )
