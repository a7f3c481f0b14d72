/** One call of Python after the other: what it writes is kept before anybody is told. */

import type { Answer, Request, Row, Said, Standing, Tell } from './messages'
import { RESTART } from './messages'
import { Cleared, type Store } from './store'

export interface Surroundings {
  python: (text: string) => string
  store: Store
  fetchFile: (name: string) => Promise<void> // something that Python needs later, like a network
  tell: (told: Tell[]) => void
  notice: (noticed: Partial<Pick<Standing, 'full' | 'unfetched'>>) => void
}

/** A file that Python needs cannot be had now. */
export class Unfetched extends Error {}

const AGAIN = 1500 // milliseconds after which work that could not be done is tried once more
const ROUNDS = 20 // so often the same call may need something more
const STORAGE = { code: 'storage', message: 'It could not be saved; nothing has changed.' }
const OFFLINE = { code: 'offline', message: 'A part of the engine cannot be fetched.' }
type Why = typeof STORAGE

export class Turns {
  #queue: Said[] = []
  #due: number | null = null // when there is something to work on, on the clock of this page
  #timer: ReturnType<typeof setTimeout> | undefined
  #running = false
  #noticed = { full: false, unfetched: false }

  constructor(
    readonly around: Surroundings,
    readonly crashed: (problem: unknown) => void,
    readonly pause = letIn,
  ) {}

  /** Called once, before anything is said: the tables there are. */
  async begin(tables: Row[]): Promise<void> {
    await this.#call({ do: 'begin', tables })
    this.#arrange()
  }

  say(said: Said): void {
    this.#queue.push(said)
    void this.#run()
  }

  /** What was said comes first; work between, one piece at a time. */
  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        await this.#call(next)
        await this.pause() // whoever has tapped meanwhile is heard before the next piece of work
      }
    } catch (problem) {
      this.crashed(problem)
      return // and stays as it is: nothing more is done here
    }
    this.#running = false
    this.#arrange()
  }

  #next(): Request | undefined {
    const said = this.#queue.shift()
    if (said) return said
    return this.#due !== null && this.#due <= performance.now() ? { do: 'work' } : undefined
  }

  #arrange(): void {
    clearTimeout(this.#timer)
    if (this.#due === null) return
    this.#timer = setTimeout(() => void this.#run(), Math.max(0, this.#due - performance.now()))
  }

  async #call(request: Request): Promise<void> {
    let answer: Answer
    try {
      answer = await this.#answered(request)
    } catch (problem) {
      if (!(problem instanceof Unfetched)) throw problem
      this.#notice('unfetched', true)
      this.#refuse(request, OFFLINE, [])
      return
    }
    if (await this.#kept(answer)) {
      this.around.tell(answer.tell)
      this.#wait(answer.due)
    } else {
      this.#refuse(request, STORAGE, this.#ask({ do: 'unwritten' }).tell) // Python forgets it too
    }
  }

  /** The answer, after everything it needs was given. */
  async #answered(request: Request): Promise<Answer> {
    for (let round = 0; round < ROUNDS; round++) {
      const answer = this.#ask(request)
      if (!answer.needs.length) return answer
      for (const need of answer.needs) await this.#give(need)
    }
    throw new Error(`Python always needs something more: ${request.do}`)
  }

  async #give(need: string): Promise<void> {
    if (need.includes(':')) {
      await this.around.fetchFile(need)
      this.#notice('unfetched', false)
    } else {
      const entries = await this.around.store.entries(need)
      this.around.tell(this.#ask({ do: 'load', code: need, entries }).tell) // what has become of it meanwhile
    }
  }

  #ask(request: Request): Answer {
    const answer = JSON.parse(this.around.python(JSON.stringify(request))) as Answer
    if (answer.problem && (request.do === 'begin' || request.do === 'load')) throw new Error(answer.problem.message)
    return answer
  }

  /** Keep what was written; whether it is kept. */
  async #kept({ writes }: Answer): Promise<boolean> {
    if (!writes.length) return true
    try {
      await this.around.store.write(writes)
    } catch (problem) {
      if (problem instanceof Cleared) throw problem
      const overtaken = problem instanceof DOMException && problem.name === 'ConstraintError' // another tab wrote
      this.#notice('full', !overtaken)
      return false
    }
    this.#notice('full', false)
    return true
  }

  #notice(what: 'full' | 'unfetched', now: boolean): void {
    if (now !== this.#noticed[what]) this.around.notice({ [what]: now })
    this.#noticed[what] = now
  }

  /** Nothing has happened; whoever asked hears why. */
  #refuse(request: Request, why: Why, tell: Tell[]): void {
    this.around.tell([...refusals(request, why), ...tell])
    this.#wait(AGAIN)
  }

  #wait(due: number | null): void {
    this.#due = due === null ? null : performance.now() + due
  }
}

/** What is said to whoever asked for something that was not done. */
function refusals(request: Request, why: Why): Tell[] {
  if (request.do === 'ask') return [{ id: request.id, status: why === STORAGE ? 507 : 503, body: why }]
  if (request.do === 'connect') return [{ wire: request.wire, close: RESTART, reason: why.code }]
  if (request.do !== 'hear') return []
  return [{ wire: request.wire, text: JSON.stringify({ type: 'error', id: idOf(request.text), ...why }) }]
}

function idOf(text: string): string | null {
  try {
    return (JSON.parse(text) as { id?: string }).id ?? null
  } catch {
    return null
  }
}

/** Let messages come in. A timer would wait longer the deeper it is nested. */
function letIn(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}
