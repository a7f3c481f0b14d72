/** A review while it is made and looked at: how far it has come, and which step is in front. */

import { Refusal } from '../net/refusal'
import type { ReviewedStep, ReviewInfo, ReviewProgress } from '../protocol'
import { review } from './asking'

const AGAIN = 300 // milliseconds until it is asked for again

export class Reviewing {
  review = $state.raw<ReviewInfo | null>(null)
  progress = $state.raw<ReviewProgress | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  at = $state(0) // steps that have happened: 0 is before the game
  #left = false

  constructor(
    readonly code: string,
    first: number | null = null,
  ) {
    void this.#ask(first)
  }

  get length(): number {
    return this.review?.steps.length ?? 0
  }

  /** What has just happened at the place in front; nothing before the game. */
  step = $derived.by((): ReviewedStep | null => this.review?.steps[this.at - 1] ?? null)

  /** The chances of everybody there. */
  values = $derived.by((): number[] => this.step?.values ?? this.review?.start ?? [])

  go(place: number): void {
    this.at = Math.min(Math.max(Math.round(place), 0), this.length)
  }

  /** To the next decision that was no good one, or the one before. */
  toMistake(by: 1 | -1, seat: number | null): void {
    const steps = this.review?.steps ?? []
    for (let place = this.at + by; place > 0 && place <= steps.length; place += by) {
      const step = steps[place - 1]
      if (step && isMistake(step) && (seat === null || step.seat === seat)) return this.go(place)
    }
  }

  retry(): void {
    this.refusal = null
    void this.#ask(null)
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true
  }

  async #ask(first: number | null): Promise<void> {
    try {
      while (!this.#left) {
        const said = await review(this.code)
        this.progress = said.progress
        if (said.review) return this.#show(said.review, first)
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.refusal = refusal
    }
  }

  #show(review: ReviewInfo, first: number | null): void {
    this.review = review
    this.go(first ?? 0)
  }
}

export const isMistake = ({ grade }: Pick<ReviewedStep, 'grade'>): boolean =>
  grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder'
