/** The game as it is shown on this device: the server's news at a pace that eyes can follow. */

import { happenings } from '../game/happenings'
import { lastMarks } from '../game/sheet'
import { actors, advanced, news, settled, unrolled, type Known, type Stage } from '../game/stages'
import type { Answered, Own, PositionInfo, Printed } from '../protocol'
import { MOMENTS, settings } from '../settings.svelte'
import { keepNotes, keptNotes, type Note } from './notes'
import { Pace } from './pace'

const HURRY = 10_000 // milliseconds before the clock runs out from which nothing is held back

/** What has to be known of the table: its seats of this device that play for themselves, what is printed, its clock. */
interface Around {
  code: string
  playing: () => number[]
  printed: () => Printed | null
  real: () => boolean // people roll, and have seen it
  left: (deadline: number) => number
}

export class Shown {
  position = $state.raw<PositionInfo | null>(null)
  own = $state.raw<Record<number, Own>>({}) // by seat, what only this device may know
  events = $state.raw<string[]>([]) // the latest of the game; `before` came earlier
  before = $state(0)
  stage = $state<Stage>('asked')
  notes = $state.raw<Note[]>([])
  deadline = $state<number | null>(null) // of the decision that is due at the server

  #due: { known: Known } | null = null // the latest; it is shown, or waits to be
  #pace = new Pace(() => this.#moment())

  constructor(readonly around: Around) {
    this.notes = keptNotes(around.code)
    document.addEventListener('visibilitychange', this.#looked)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#looked)
    this.#pace.restart()
  }

  /** Wait no longer; dice that are to be rolled here are rolled. Whether there was anything to wait for. */
  skip(): boolean {
    return this.#pace.skip()
  }

  /** Show what is so now. */
  catchUp(): void {
    this.#pace.all()
  }

  /** Everything anew. */
  begin(position: PositionInfo | null, own: Record<number, Own>): void {
    this.#pace.restart()
    this.deadline = position?.deadline ?? null
    this.#due = position && { known: advanced(null, position, own) }
    if (this.#due) this.#show(this.#due.known, 'asked')
    else Object.assign(this, { position: null, own, events: [], before: 0, stage: 'asked' })
  }

  /** The game went on, or back. */
  goOn(position: PositionInfo, own: Record<number, Own>): void {
    const earlier = this.#due?.known ?? null
    const fresh = news(earlier, position)
    const due = { known: advanced(earlier, position, own) }
    this.#due = due
    this.deadline = position.deadline
    this.#note(earlier, due.known, fresh)
    this.#pace.drop('answer')
    const mine = this.around.playing()
    const acted = actors(fresh ?? [])
    if (fresh === null || acted.some((seat) => mine.includes(seat))) this.#pace.all()
    if (this.#moment() && earlier && (acted.length > 1 || acted.some((seat) => !mine.includes(seat))))
      this.#pace.add('settled', () => this.#show(settled(earlier, due.known), 'settled'))
    if (this.#rolls(position, earlier ? fresh : position.events))
      this.#pace.add('roll', () => this.#show(unrolled(due.known), 'roll'))
    this.#pace.add('asked', () => this.#show(due.known, 'asked'))
  }

  /** Somebody sealed an answer, or took it back: what is one's own is seen at once, who else is ready one by one. */
  answered({ step, waiting, you }: Answered): void {
    const due = this.#due
    if (!due) return
    this.#pace.drop('answer')
    const seen = due.known.position.view.waiting
    const others = seen.filter((seat) => !waiting.includes(seat) && !this.around.playing().includes(seat))
    const same = step === due.known.position.step
    this.#amend(due, [...waiting, ...others].sort(), same, Object.fromEntries(you.map((own) => [own.seat, own])))
    if (!same) return
    for (const seat of others)
      this.#pace.add('answer', () => {
        const left = due.known.position.view.waiting.filter((one) => one !== seat)
        this.#amend(due, left, true)
      })
  }

  #amend(due: { known: Known }, waiting: number[], same: boolean, own: Record<number, Own> = {}): void {
    const { position } = due.known
    const shown = this.stage === 'asked' && this.position === position
    const next = same ? { ...position, view: { ...position.view, waiting } } : position
    due.known = { ...due.known, position: next, own: { ...due.known.own, ...own } }
    if (shown) this.#show(due.known, 'asked')
  }

  #show({ position, own, before, events }: Known, stage: Stage): void {
    this.position = position
    this.own = own
    this.before = before
    this.events = events
    this.stage = stage
  }

  /** Whether the dice of this position are one's own to roll. */
  #rolls({ view }: PositionInfo, fresh: string[] | null): boolean {
    const rolled = fresh?.some((event) => event.startsWith('roll')) ?? false
    const mine = view.active !== null && this.around.playing().includes(view.active)
    return rolled && mine && !this.around.real() && !settings.rolls && this.#moment() > 0
  }

  /** How long a thing is to be seen: not at all where nobody looks, or where the clock presses. */
  #moment(): number {
    if (document.hidden) return 0
    if (this.deadline !== null && this.around.left(this.deadline) < HURRY) return 0
    return MOMENTS[settings.pace]
  }

  #looked = (): void => this.#pace.all()

  /** Write down what happened besides the moves; what was taken back is crossed out. */
  #note(earlier: Known | null, known: Known, fresh: string[] | null): void {
    const printed = this.around.printed()
    const kept = this.notes.filter(({ after }) => after < known.position.first)
    const last = fresh ? fresh.findLastIndex((event) => /^\d+:/.test(event)) : -1
    if (!earlier || !printed || last < 0) {
      if (kept.length < this.notes.length) this.notes = keepNotes(this.around.code, kept)
      return
    }
    const found = happenings(earlier.position.view, known.position.view, lastMarks(printed.rows))
    const after = known.position.first + last
    if (!found.length) return
    this.notes = keepNotes(this.around.code, [...kept, ...found.map((happening) => ({ after, happening }))])
  }
}
