/** What was decided at this device, so that the last of it can be undone. */

export interface Decision {
  seat: number
  step: number
  action: string
}

export class Decided {
  #all = $state.raw<Decision[]>([])
  #passed: { seat: number; step: number }[] = [] // by itself

  add(decision: Decision): void {
    this.#all = [...this.#all, decision]
  }

  /** The last decision that these seats took, of those that pass the test. */
  last(seats: number[], test: (decision: Decision) => boolean): Decision | null {
    return this.#all.findLast((one) => seats.includes(one.seat) && test(one)) ?? null
  }

  /** Who decided at a step. */
  seatsAt(step: number): number[] {
    const seats = this.#all.flatMap((one) => (one.step === step ? [one.seat] : []))
    return seats.filter((seat, index) => seats.indexOf(seat) === index).sort((one, other) => one - other)
  }

  /** A seat had nothing to choose; whether it has not passed in this step before. */
  passes(seat: number, step: number): boolean {
    if (this.#passed.some((one) => one.seat === seat && one.step === step)) return false
    this.#passed = [...this.#passed, { seat, step }]
    return true
  }

  /** The table goes back to a step: what came then, comes anew. */
  goBack(to: number): void {
    this.#passed = this.#passed.filter(({ step }) => step < to)
  }
}
