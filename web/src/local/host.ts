/** The tab that leads hosts the worker: it hands on what the tabs say, each by numbers of its own, and starts the worker
 * again if it dies. */

import { ASLEEP, RESTART, type Reported, type Said, type Standing, type Tell } from './messages'

/** As much of a worker as is needed. */
export interface Engine {
  postMessage(said: Said): void
  terminate(): void
  onmessage: ((event: MessageEvent<Reported>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

type Crash = Extract<Reported, { crashed: string }>

interface Whose {
  tab: string
  number: number // as that tab calls it
}

const CALM = 60_000 // milliseconds after which a crash is forgotten

export class Host {
  standing: Standing = ASLEEP
  #engine: Engine | null = null
  #count = 0
  #asks = new Map<number, Whose>()
  #wires = new Map<number, Whose>()
  #crashed = -CALM // when it last happened
  #speaks = false // it has said something: all of it was fetched

  constructor(
    readonly make: () => Engine,
    readonly tell: (tab: string, told: Tell) => void,
    readonly stands: (standing: Standing) => void,
  ) {
    this.#start()
  }

  /** Somebody says something. */
  hear(tab: string, said: Said): void {
    if (this.standing.phase === 'broken') this.#turnAway({ tab, number: 'id' in said ? said.id : said.wire }, said)
    else if (said.do === 'ask') this.#engine?.postMessage({ ...said, id: this.#number(this.#asks, tab, said.id) })
    else if (said.do === 'connect')
      this.#engine?.postMessage({ ...said, wire: this.#number(this.#wires, tab, said.wire) })
    else this.#onWire(tab, said)
  }

  /** A tab has gone; its wires end. */
  gone(tab: string): void {
    for (const [wire, whose] of this.#wires) if (whose.tab === tab) this.#leave(wire)
    for (const [id, whose] of this.#asks) if (whose.tab === tab) this.#asks.delete(id)
  }

  /** Once more, after it broke. */
  again(): void {
    if (this.standing.phase === 'broken') this.#start()
  }

  close(): void {
    this.#engine?.terminate()
    this.#engine = null
  }

  #start(): void {
    this.#stand({ ...ASLEEP, cleared: this.standing.cleared, phase: 'fetching' })
    const engine = this.make()
    this.#engine = engine
    this.#speaks = false
    engine.onmessage = ({ data }) => engine === this.#engine && this.#report(data)
    engine.onerror = ({ message = 'it cannot be loaded' }) =>
      engine === this.#engine && this.#crash({ crashed: message, unfetched: !this.#speaks })
  }

  #report(reported: Reported): void {
    this.#speaks = true
    if ('tell' in reported) for (const told of reported.tell) this.#handOut(told)
    else if ('crashed' in reported) this.#crash(reported)
    else this.#stand(reported.standing)
  }

  #handOut(told: Tell): void {
    const [known, number] = 'id' in told ? ([this.#asks, told.id] as const) : ([this.#wires, told.wire] as const)
    const whose = known.get(number)
    if ('id' in told || 'close' in told) known.delete(number)
    if (!whose) return
    this.tell(whose.tab, 'id' in told ? { ...told, id: whose.number } : { ...told, wire: whose.number })
  }

  /** Whoever waited is told; it is started once more, unless it has just been or would be in vain. */
  #crash({ crashed, cleared = false, unfetched = false }: Crash): void {
    console.error(`The engine has stopped: ${crashed}`) // for whoever looks why
    this.close()
    const recently = performance.now() - this.#crashed < CALM
    this.#crashed = performance.now()
    if (cleared) this.#stand({ cleared })
    for (const whose of this.#asks.values()) this.tell(whose.tab, refusal(whose.number))
    for (const whose of this.#wires.values()) this.tell(whose.tab, ending(whose.number))
    this.#asks.clear()
    this.#wires.clear()
    if (recently || unfetched) this.#stand({ phase: 'broken', why: crashed, unfetched })
    else this.#start()
  }

  #onWire(tab: string, said: Extract<Said, { do: 'hear' | 'leave' }>): void {
    for (const [wire, whose] of this.#wires) {
      if (whose.tab !== tab || whose.number !== said.wire) continue
      if (said.do === 'leave') this.#leave(wire)
      else this.#engine?.postMessage({ ...said, wire })
    }
  }

  #leave(wire: number): void {
    this.#wires.delete(wire)
    this.#engine?.postMessage({ do: 'leave', wire })
  }

  #turnAway({ tab, number }: Whose, said: Said): void {
    if (said.do === 'ask') this.tell(tab, refusal(number))
    else if (said.do === 'connect') this.tell(tab, ending(number))
  }

  #number(known: Map<number, Whose>, tab: string, number: number): number {
    known.set(++this.#count, { tab, number })
    return this.#count
  }

  #stand(changed: Partial<Standing>): void {
    this.standing = { ...this.standing, ...changed }
    this.stands(this.standing)
  }
}

const refusal = (id: number): Tell => ({
  id,
  status: 503,
  body: { code: 'engine', message: 'The engine has stopped.' },
})
const ending = (wire: number): Tell => ({ wire, close: RESTART, reason: 'engine' })
