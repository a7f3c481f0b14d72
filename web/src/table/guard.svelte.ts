/** After a new question the buttons take nothing for a moment: a second tap was meant for the question before. */

export const MOMENT = 600 // milliseconds: longer than between the two taps of one who taps twice

export class Guard {
  #fresh = $state(false)
  #question: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The question has only just appeared. */
  get fresh(): boolean {
    return this.#fresh
  }

  /** This is what is shown now. */
  see(question: string): void {
    if (question === this.#question) return
    this.#question = question
    this.#fresh = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#fresh = false), MOMENT)
  }

  /** The person has done something by which one knows that the question was read. */
  read(): void {
    clearTimeout(this.#timer)
    this.#fresh = false
  }

  /** Whether a tap is for this question. */
  lets(question: string): boolean {
    return question === this.#question && !this.#fresh
  }
}
