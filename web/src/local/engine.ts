/** The engine, as a tab knows it: one tab hosts it, the others reach it through a channel; when that tab goes, another
 * takes its place. */

import { deviceSecret, randomSecret } from '../net/device'
import { BASE } from '../net/place'
import { Host, type Engine as Worked } from './host'
import type { Said, Standing, Tell } from './messages'
import { standing } from './standing.svelte'

/** Who listens at one end of a wire. */
export interface Ear {
  heard: (text: string) => void
  closed: () => void
}

/** The other end. */
export interface Line {
  say: (text: string) => void
  leave: () => void
}

export interface Answered {
  status: number
  body: unknown
}

interface Asked {
  said: Extract<Said, { do: 'ask' }>
  done: (answer: Answered) => void
}

/** What the tabs tell each other. */
type Note =
  | { who: string } // is anybody leading? says this tab
  | { leads: string; standing: Standing }
  | { from: string; said: Said }
  | { heard: string } // by the one who leads, from this tab
  | { to: string; told: Tell }
  | { again: true } // start once more what broke

const LOCK = 'qwixx.engine'
const tabLock = (tab: string): string => `qwixx.tab.${tab}`
const PATIENCE = 6000 // milliseconds; a tab that leads answers at once, whatever its engine does
const LOST: Answered = { status: 503, body: { code: 'engine', message: 'The engine has stopped.' } }

export class Engine {
  readonly tab = randomSecret(9)
  #host: Host | null = null
  #leader: string | null = null
  #channel: BroadcastChannel | null = null
  #count = 0
  #asked = new Map<number, Asked>()
  #ears = new Map<number, Ear>()
  #unsaid: Said[] = [] // before it is known who leads
  #patience: ReturnType<typeof setTimeout> | undefined
  #release: (() => void) | null = null // the lock
  #known = new Set<string>() // tabs whose end is waited for

  constructor(readonly make: () => Worked) {
    window.addEventListener('online', () => standing.unfetched && this.again())
    window.addEventListener('pagehide', () => this.#resign())
    window.addEventListener('pageshow', (event) => event.persisted && this.#begin())
    this.#begin()
  }

  /** Ask for something, as of a server. */
  ask(method: string, path: string, body: unknown = null): Promise<Answered> {
    const plain: unknown = JSON.parse(JSON.stringify(body)) // what a form is bound to cannot be sent to a worker
    const said = { do: 'ask', id: ++this.#count, method, path, device: deviceSecret(), body: plain } as const
    return new Promise((done) => {
      this.#asked.set(said.id, { said, done })
      this.#say(said)
    })
  }

  /** Lay a wire to a table. */
  connect(path: string, ear: Ear): Line {
    const wire = ++this.#count
    this.#ears.set(wire, ear)
    this.#say({ do: 'connect', wire, path })
    return {
      say: (text) => this.#ears.has(wire) && this.#say({ do: 'hear', wire, text }),
      leave: () => this.#ears.delete(wire) && this.#say({ do: 'leave', wire }),
    }
  }

  /** Start what broke once more, in whatever tab it is. */
  again(): void {
    if (this.#host) this.#host.again()
    else this.#post({ again: true })
  }

  /** Go on here, though another tab leads: it does not answer. What it still writes is noticed and not lost. */
  takeOver(): void {
    void this.#election({ steal: true })
  }

  #begin(): void {
    if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
      standing.alone = true
      this.#lead()
      return
    }
    this.#channel = new BroadcastChannel(LOCK)
    this.#channel.onmessage = ({ data }) => this.#read(data as Note)
    void navigator.locks.request(tabLock(this.tab), () => this.#present())
  }

  /** As long as this tab holds its own lock, the others know that it is there. */
  async #present(): Promise<void> {
    const gone = new Promise<void>((release) => {
      addEventListener('pagehide', () => release(), { once: true })
    })
    void this.#election({})
    this.#post({ who: this.tab })
    this.#expect()
    await gone
  }

  async #election(how: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(LOCK, how, () => this.#lead())
    } catch {
      this.#overthrown() // another tab took over while this one slept
    }
  }

  /** Lead until this page goes. */
  #lead(): Promise<void> {
    if (this.#host) return Promise.resolve()
    this.#newLeader(this.tab)
    Object.assign(standing, { leads: true, silent: false })
    this.#host = new Host(
      this.make,
      (tab, told) => (tab === this.tab ? this.#told(told) : this.#post({ to: tab, told })),
      (now) => {
        Object.assign(standing, now)
        this.#post({ leads: this.tab, standing: now })
      },
    )
    this.#flush()
    return new Promise((release) => (this.#release = release))
  }

  #overthrown(): void {
    this.#stop()
    void this.#election({})
    this.#post({ who: this.tab })
  }

  /** The page goes, perhaps to come back: another may lead. */
  #resign(): void {
    this.#stop()
    this.#channel?.close()
    this.#channel = null
  }

  #stop(): void {
    this.#host?.close()
    this.#host = null
    this.#release?.()
    this.#release = null
    this.#leader = null
    standing.leads = false
    this.#breakOff()
  }

  #read(note: Note): void {
    if ('leads' in note) this.#follow(note.leads, note.standing)
    else if ('to' in note && note.to === this.tab) this.#told(note.told)
    else if ('heard' in note && note.heard === this.tab) this.#heard()
    else if (this.#host) this.#serve(note, this.#host)
  }

  /** As the one who leads. */
  #serve(note: Note, host: Host): void {
    if ('who' in note) this.#post({ leads: this.tab, standing: host.standing })
    else if ('again' in note) host.again()
    else if ('from' in note) {
      this.#post({ heard: note.from })
      this.#watch(note.from)
      host.hear(note.from, note.said)
    }
  }

  /** When a tab goes, its lock is free. */
  #watch(tab: string): void {
    if (this.#known.has(tab)) return
    this.#known.add(tab)
    void navigator.locks.request(tabLock(tab), () => {
      this.#known.delete(tab)
      this.#host?.gone(tab)
    })
  }

  #follow(leader: string, now: Standing): void {
    if (this.#host) return
    this.#heard()
    Object.assign(standing, now)
    if (leader === this.#leader) return
    this.#newLeader(leader)
    this.#flush()
  }

  #newLeader(leader: string): void {
    if (this.#leader !== null) this.#breakOff()
    this.#leader = leader
  }

  /** What was asked of another is lost; what only looked is asked again. */
  #breakOff(): void {
    const ears = [...this.#ears.values()]
    this.#ears.clear()
    this.#unsaid = []
    for (const [id, { said, done }] of this.#asked) {
      if (said.method === 'GET') this.#unsaid.push(said)
      else if (this.#asked.delete(id)) done(LOST)
    }
    for (const ear of ears) ear.closed()
  }

  #say(said: Said): void {
    if (this.#host) this.#host.hear(this.tab, said)
    else if (this.#leader === null) this.#unsaid.push(said)
    else {
      this.#post({ from: this.tab, said })
      this.#expect()
    }
  }

  #flush(): void {
    const unsaid = this.#unsaid
    this.#unsaid = []
    for (const said of unsaid) this.#say(said)
  }

  #told(told: Tell): void {
    if ('id' in told) {
      this.#asked.get(told.id)?.done(told)
      this.#asked.delete(told.id)
    } else if ('text' in told) {
      this.#ears.get(told.wire)?.heard(told.text)
    } else {
      const ear = this.#ears.get(told.wire)
      this.#ears.delete(told.wire)
      ear?.closed()
    }
  }

  #post(note: Note): void {
    this.#channel?.postMessage(note)
  }

  /** Somebody must answer soon; a tab that sleeps does not. */
  #expect(): void {
    this.#patience ??= setTimeout(() => {
      if (!this.#host) standing.silent = true
    }, PATIENCE)
  }

  #heard(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
    standing.silent = false
  }
}

let only: Engine | null = null

/** The engine of this browser; whoever asks for it starts it. */
export function engine(): Engine {
  only ??= new Engine(start)
  return only
}

function start(): Worked {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'qwixx' })
  worker.postMessage({ base: new URL(BASE, location.href).href })
  return worker
}
