/** A finished game as a reel: where one is in it, and the positions around, asked for when they are needed. */

import * as api from '../net/api'
import { Refusal } from '../net/refusal'
import type { Printed, Shown, ViewInfo } from '../protocol'

const PAGE = 100 // positions asked for at once

/** A position, and the event that led to it. */
export interface Frame {
  event: string | null
  view: ViewInfo
  hands: string[][]
  position: string // its text
}

export class Reel {
  names = $state.raw<string[]>([])
  printed = $state.raw<Printed | null>(null)
  length = $state(0) // events of the game; before the first there is a position, too
  at = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  #pages = $state.raw<Record<number, Frame[]>>({})
  #asked: number[] = []

  constructor(
    readonly code: string,
    first: number,
  ) {
    this.at = first
    this.#begin()
  }

  /** Nothing while it is on its way. */
  frame = $derived.by(() => this.frameAt(this.at))

  frameAt(place: number): Frame | null {
    return this.#pages[pageOf(place)]?.[place % PAGE] ?? null
  }

  get over(): boolean {
    return this.length > 0 && this.at >= this.length
  }

  go(place: number): void {
    this.at = Math.min(Math.max(place, 0), this.length)
    const page = pageOf(this.at)
    void this.#load(page)
    if (this.at % PAGE > PAGE / 2) void this.#load(page + 1)
    if (this.at % PAGE === 0 && page > 0) void this.#load(page - 1) // what was before tells what has changed
  }

  /** A place that is not in front is looked at too. */
  need(place: number): void {
    void this.#load(pageOf(place))
  }

  /** Ask again for what did not come. */
  retry(): void {
    this.refusal = null
    this.#begin()
  }

  #begin(): void {
    void this.#load(pageOf(this.at))
    if (!this.printed) void this.#print()
  }

  async #print(): Promise<void> {
    try {
      this.printed = await api.printed(this.code)
    } catch (refusal) {
      this.#fail(refusal)
    }
  }

  async #load(page: number): Promise<void> {
    if (this.#asked.includes(page) || (this.length > 0 && page > pageOf(this.length))) return
    this.#asked.push(page)
    try {
      const { names, events, positions } = await api.replay(this.code, page * PAGE, PAGE)
      this.names = names
      this.length = events
      this.at = Math.min(this.at, events)
      this.#pages = { ...this.#pages, [page]: positions.map(frame) }
      void this.#load(pageOf(this.at)) // a first place beyond the end
    } catch (refusal) {
      this.#asked = this.#asked.filter((asked) => asked !== page)
      this.#fail(refusal)
    }
  }

  #fail(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal
    this.refusal = refusal
  }
}

const pageOf = (place: number): number => Math.floor(place / PAGE)
const frame = ({ view, ...shown }: Shown): Frame => ({ ...shown, view: view as unknown as ViewInfo })
