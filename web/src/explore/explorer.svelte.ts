/** The position that is explored: what was set up last, and what the server says of it. */

import { Refusal } from '../net/refusal'
import type { SetUp, ViewInfo, Weighed } from '../protocol'
import { weigh, weighSetUp } from './asking'
import { fresh, setupOf } from './setup'

const FIRST = { whites: [3, 4], coloured: { r: 2, y: 5, g: 1, b: 6 } } // dice for who has said nothing yet

export class Explorer {
  weighed = $state.raw<Weighed | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  seat = $state<number | null>(null) // whose sheet is in front; its choices come with the answer
  #wanted = $state.raw<SetUp | null>(null) // on its way, and shown already
  #next: (() => Promise<Weighed>) | null = null // is asked when the answer is there that is waited for
  #asking = false

  constructor(text: string | null) {
    if (text) this.read(text)
    else this.set(fresh('classic', 2, FIRST))
  }

  /** What is set up now; what follows from it is known when the server has answered. */
  view = $derived.by((): ViewInfo | null => {
    const said = this.weighed?.view
    if (!said || !this.#wanted || this.#wanted.game !== said.game) return said ?? null
    const { sheets, whites = [], coloured = {}, pawns = [], active = 0, crossed = false } = this.#wanted
    const dice =
      said.whites.length && whites.length ? { whites, coloured: { ...said.coloured, ...known(said, coloured) } } : {}
    return sheets.length === said.sheets.length ? { ...said, ...dice, sheets, pawns, active, crossed } : said
  })

  /** The answer is on its way. */
  get busy(): boolean {
    return this.#wanted !== null
  }

  read(text: string): void {
    void this.#ask(() => weigh(text, null))
  }

  /** Whose choices are weighed. */
  look(seat: number): void {
    const position = this.weighed?.position
    this.seat = seat
    if (this.#wanted) this.set(this.#wanted)
    else if (position) void this.#ask(() => weigh(position, seat))
  }

  /** Change something of it. */
  change(part: Partial<SetUp>): void {
    const now = this.#wanted ?? (this.weighed && setupOf(this.weighed.view))
    if (now) this.set({ ...now, ...part })
  }

  set(setup: SetUp): void {
    const { seat } = this
    this.#wanted = { ...setup, seat: seat !== null && seat < setup.sheets.length ? seat : null }
    const wanted = this.#wanted
    void this.#ask(() => weighSetUp(wanted))
  }

  /** Ask one thing after the other; of what is wanted meanwhile only the last counts. */
  async #ask(request: () => Promise<Weighed>): Promise<void> {
    this.#next = request
    if (this.#asking) return
    this.#asking = true
    while (this.#next) {
      const now = this.#next
      this.#next = null
      await this.#answered(now)
    }
    this.#asking = false
    this.#wanted = null
    this.seat = this.weighed?.seat ?? null
  }

  async #answered(request: () => Promise<Weighed>): Promise<void> {
    try {
      const weighed = await request()
      if (this.#next) return
      this.weighed = weighed
      this.refusal = null
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.refusal = refusal
    }
  }
}

/** Of the dice those that are in play. */
const known = ({ coloured }: ViewInfo, dice: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(dice).filter(([colour]) => colour in coloured))
