/** The attempts of the days on this device: for each day, game and kind the first one counts. */

const PLACE = 'qwixx.daily'

export type Kind = 'solo' | 'duel'

export interface Attempt {
  day: string // 2026-11-18
  game: string
  kind: Kind
  code: string // of its table
  scores: number[] | null // one's own first; null while it is not over
  squares: string // how it is shared
}

export class Kept {
  #all = $state.raw<Attempt[]>(read())
  unkept = $state(false) // the browser keeps nothing

  /** The attempt that counts. */
  of(day: string, game: string, kind: Kind): Attempt | undefined {
    return this.#all.find((one) => one.day === day && one.game === game && one.kind === kind)
  }

  byCode(code: string): Attempt | undefined {
    return this.#all.find((one) => one.code === code)
  }

  get finished(): Attempt[] {
    return this.#all.filter(({ scores }) => scores !== null)
  }

  /** As another tab has left it. */
  look(): void {
    this.#all = read()
  }

  /** An attempt was begun; one that counts already stays the one. */
  begin(attempt: Pick<Attempt, 'day' | 'game' | 'kind' | 'code'>): void {
    this.look()
    if (this.of(attempt.day, attempt.game, attempt.kind)) return
    this.#set([...this.#all, { ...attempt, scores: null, squares: '' }])
  }

  /** What is known of an attempt by now. */
  update(code: string, known: Partial<Pick<Attempt, 'scores' | 'squares'>>): void {
    this.look()
    this.#set(this.#all.map((one) => (one.code === code ? { ...one, ...known } : one)))
  }

  /** A table is deleted: an attempt that was not over is gone with it, a result stays. */
  leave(code: string): void {
    this.look()
    this.#set(this.#all.filter((one) => one.code !== code || one.scores !== null))
  }

  /** Follow the other tabs, until the returned function is called. */
  follow(): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === PLACE || key === null) this.look()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }

  #set(all: Attempt[]): void {
    this.#all = all
    try {
      localStorage.setItem(PLACE, JSON.stringify(all))
      this.unkept = false
    } catch {
      this.unkept = true // storage is closed or full: it lasts as long as the page
    }
  }
}

/** Forget all attempts of this device. */
export function forgetAttempts(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // Then nothing was kept either.
  }
}

/** What was kept; nothing of it that is not ours or not whole. */
function read(): Attempt[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.filter(isAttempt) : []
  } catch {
    return []
  }
}

function isAttempt(found: unknown): found is Attempt {
  const { day, game, kind, code, scores, squares } = (found ?? {}) as Partial<Attempt>
  const texts = [day, game, code, squares].every((text) => typeof text === 'string')
  const whole = scores === null || (Array.isArray(scores) && scores.every((score) => Number.isInteger(score)))
  return texts && whole && (kind === 'solo' || kind === 'duel')
}
