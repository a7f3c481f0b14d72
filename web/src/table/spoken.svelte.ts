/** What a screen reader is given to say: a queue, and nothing leaves it before there was time to speak it. */

const BREATH = 1000 // milliseconds before a sentence
const LETTER = 100 // milliseconds, with a slow voice

export class Spoken {
  sentences = $state.raw<{ number: number; text: string }[]>([])
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Say this after all that was said before. */
  add(text: string): void {
    if (!text) return
    this.sentences = [...this.sentences, { number: this.#count++, text }]
    if (this.#timer === undefined) this.#speak()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** The first of them is being spoken; then the next. */
  #speak(): void {
    const [first] = this.sentences
    this.#timer = first && setTimeout(() => this.#spoken(), BREATH + LETTER * first.text.length)
  }

  #spoken(): void {
    this.sentences = this.sentences.slice(1)
    this.#speak()
  }
}
