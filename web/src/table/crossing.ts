/** Choosing what real cards crossed: numbers of one row, one after the other, or none. It only looks among the legal actions. */

import { marksOf } from '../game/actions'
import type { Selection } from '../game/selection'

export class Crossing implements Selection {
  readonly #plays: { text: string; marks: string[] }[]

  constructor(
    readonly legal: string[],
    readonly action: string | null = 'pass',
  ) {
    this.#plays = legal.map((text) => ({ text, marks: marksOf(text) }))
  }

  tappable(thing: string): boolean {
    return this.#least([thing]) !== null
  }

  chosen(thing: string): boolean {
    return marksOf(this.action).includes(thing)
  }

  /** A number beside those chosen, where cards could cross them all; else instead of them. A second tap takes it back. */
  tap(thing: string): Crossing {
    const marks = marksOf(this.action)
    if (this.chosen(thing)) return this.#with(this.#least(marks.filter((mark) => mark !== thing)))
    return this.#with(this.#least([...marks, thing]) ?? this.#least([thing]) ?? this.action)
  }

  cleared(): Crossing {
    return new Crossing(this.legal)
  }

  #with(action: string | null): Crossing {
    return new Crossing(this.legal, action ?? 'pass')
  }

  /** The play with the fewest numbers that crosses all of these: the last one of a row may need another before it. */
  #least(marks: string[]): string | null {
    const fitting = this.#plays.filter((play) => play.marks.length && marks.every((mark) => play.marks.includes(mark)))
    if (!marks.length) return null
    return fitting.sort((one, other) => one.marks.length - other.marks.length)[0]?.text ?? null
  }
}
