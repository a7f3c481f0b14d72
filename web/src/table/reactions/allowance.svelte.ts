/** How many reactions may be sent: as the server counts them, so that it has nothing to refuse. */

const EVERY = 1000 // milliseconds for one more
const AT_ONCE = 4

export class Allowance {
  tired = $state(false) // none may be sent for a moment

  #full = 0 // when as many as ever may be sent at once

  /** Count one, if it may be sent. */
  spend(): boolean {
    if (this.tired) return false
    this.#full = Math.max(this.#full, Date.now()) + EVERY
    const wait = this.#full - Date.now() - (AT_ONCE - 1) * EVERY
    if (wait > 0) this.rest(wait)
    return true
  }

  /** Send none for so long. */
  rest(milliseconds = EVERY): void {
    this.tired = true
    setTimeout(() => (this.tired = false), milliseconds)
  }
}
