/** One thing after the other: what is shown stays for its moment before the next takes its place. */

export type Kind = 'settled' | 'roll' | 'asked' | 'answer'

interface Showing {
  kind: Kind
  show: () => void
}

export const CEREMONY = 2500 // milliseconds until dice that nobody taps roll by themselves
const TWICE = 350 // milliseconds in which a second tap belongs to what was shown before
const MANY = 3 // more than so many steps that wait are shown the quicker

export class Pace {
  #waiting: Showing[] = []
  #shown: { kind: Kind; at: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `moment` is how long a thing is to be seen now, in milliseconds. */
  constructor(readonly moment: () => number) {}

  /** Show it when what came before has had its moment. */
  add(kind: Kind, show: () => void): void {
    this.#waiting.push({ kind, show })
    this.#arrange()
  }

  /** Forget what waits of this kind. */
  drop(kind: Kind): void {
    this.#waiting = this.#waiting.filter((one) => one.kind !== kind)
    this.#arrange()
  }

  /** Wait no longer, but for dice that are one's own to roll and for who is still thinking; whether anything waited. */
  skip(): boolean {
    if (!this.#skips()) return false
    if (this.#shown && performance.now() - this.#shown.at < TWICE) return true
    do this.#next()
    while (this.#skips() && this.#shown?.kind !== 'roll')
    this.#arrange()
    return true
  }

  /** Show everything that waits. */
  all(): void {
    while (this.#waiting.length) this.#next()
    this.#arrange()
  }

  /** Something is shown without a queue; whatever waited is no more. */
  restart(): void {
    this.#waiting = []
    this.#shown = { kind: 'asked', at: performance.now() }
    this.#arrange()
  }

  #skips(): boolean {
    return this.#waiting.some(({ kind }) => kind !== 'answer')
  }

  #arrange(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const left = this.#left(next.kind)
      if (left > 0) {
        this.#timer = setTimeout(() => this.#arrange(), left)
        return
      }
      this.#next()
    }
  }

  #next(): void {
    const next = this.#waiting.shift()
    if (!next) return
    this.#shown = { kind: next.kind, at: performance.now() }
    next.show()
  }

  /** How long what is shown keeps its place before something of this kind. */
  #left(next: Kind): number {
    if (!this.#shown) return 0
    const { kind, at } = this.#shown
    return this.#stay(kind, next) - (performance.now() - at)
  }

  #stay(kind: Kind, next: Kind): number {
    const alike = next === 'answer' ? 'answer' : 'settled'
    const steps = this.#waiting.filter((one) => one.kind === alike).length
    const moment = this.moment() * Math.min(1, MANY / steps)
    if (kind === 'roll') return moment && CEREMONY
    return kind === 'settled' || next === 'answer' ? moment : 0
  }
}
