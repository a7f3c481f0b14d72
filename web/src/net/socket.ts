/** The connection to a table: comes back by itself, and sends again what was not acknowledged. */

import type { AnyMessage, AnyRequest, Error as Refused } from '../protocol'
import { randomSecret } from './device'
import { Refusal } from './refusal'
import type { Wire } from './wire'

export type Connection = 'connecting' | 'open' | 'lost' | 'offline' | 'refused' // offline: the browser says why it is lost
type WithoutId<R> = R extends AnyRequest ? Omit<R, 'id'> : never
export type Ask = WithoutId<AnyRequest>
export type Answer = Extract<AnyMessage, { type: 'ack' | 'advice' | 'pong' }>

interface Pending {
  request: AnyRequest
  once: boolean // it is of no use later
  done: (answer: Answer) => void
  failed: (refusal: Refusal) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const AGAIN = 1200 // after a refusal that asks for patience
const BEAT = 15_000 // how often the server is asked whether it is there
const SILENCE = 8000 // without an answer the connection is taken for dead
const NEAR_SILENCE = 60_000 // the same, where no network lies between: somebody only thinks for long
const DOUBT = 300 // the same, when the browser says that it is offline

export class TableSocket {
  #wire: Wire | null = null
  #pending = new Map<string, Pending>()
  #name = randomSecret(9)
  #count = 0
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #greeted = false
  #refusal: Refusal | null = null
  #closed = false

  constructor(
    readonly lay: () => Wire,
    readonly device: string,
    private key: string | null, // until the seat is ours: it may be another's when the connection comes back
    readonly record: string | null,
    readonly hear: (message: AnyMessage) => void,
    readonly feel: (connection: Connection, refusal: Refusal | null) => void,
  ) {
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** Send a request; the answer comes when it is done and stored, however often the connection is lost meanwhile. */
  ask(body: Ask): Promise<Answer> {
    return this.#ask(body, false)
  }

  /** Send a request that is of no use later: whatever comes between, it is not sent again. */
  askOnce(body: Ask): Promise<Answer> {
    return this.#greeted ? this.#ask(body, true) : Promise.reject(new Refusal('offline', 'There is no connection.'))
  }

  #ask(body: Ask, once: boolean): Promise<Answer> {
    const request = { ...body, id: `${this.#name}-${this.#count++}` } as AnyRequest
    return new Promise((done, failed) => {
      this.#pending.set(request.id, { request, once, done, failed })
      if (this.#greeted) this.#send(request)
    })
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    this.#quieten()
    this.#wire?.close()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const before = this.#wire
    this.#wire = null
    before?.close()
    const wire = this.lay()
    this.#wire = wire
    wire.onopen = () => {
      const { device, key, record } = this
      wire.send(JSON.stringify({ type: 'hello', id: `${this.#name}-hello`, device, key, record }))
    }
    wire.onmessage = (text) => {
      if (wire === this.#wire) this.#read(JSON.parse(text) as AnyMessage)
    }
    wire.onclose = () => this.#lost(wire)
  }

  #read(message: AnyMessage): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    if (message.type === 'snapshot') this.#welcome()
    if (message.type === 'error') this.#refused(message)
    else this.hear(message)
    if (message.type === 'ack' || message.type === 'advice' || message.type === 'pong') {
      this.#pending.get(message.id)?.done(message)
      this.#pending.delete(message.id)
    }
  }

  #welcome(): void {
    this.#greeted = true
    this.key = null
    this.#wait = FIRST_WAIT
    this.feel('open', null)
    for (const { request } of this.#pending.values()) this.#send(request)
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#ping(), BEAT)
  }

  #refused(error: Refused): void {
    const refusal = Refusal.of(error)
    if (!this.#greeted) {
      this.#refusal = refusal
      return
    }
    const pending = error.id === null ? undefined : this.#pending.get(error.id)
    if (!pending) return
    if (!pending.once && (refusal.code === 'storage' || refusal.code === 'slow-down')) {
      setTimeout(() => this.#send(pending.request), AGAIN)
      return
    }
    this.#pending.delete(pending.request.id)
    void refusal.worded.then(() => pending.failed(refusal))
  }

  #ping(): void {
    if (document.hidden) return
    this.#send({ type: 'ping', id: `${this.#name}-ping` })
  }

  #send(request: AnyRequest): void {
    if (!this.#greeted || this.#wire?.state !== 'open') return
    this.#wire.send(JSON.stringify(request))
    this.#silence ??= setTimeout(() => this.#drop(), this.#wire.near ? NEAR_SILENCE : SILENCE)
  }

  /** Nothing comes any more: do not wait for the connection to end. */
  #drop(): void {
    const wire = this.#wire
    if (!wire) return
    this.#lost(wire)
    this.#wire = null
    wire.close()
  }

  #lost(wire: Wire): void {
    if (this.#closed || wire !== this.#wire) return
    this.#greeted = false
    this.#quieten()
    for (const [id, { once, failed }] of this.#pending) {
      if (once && this.#pending.delete(id)) failed(new Refusal('offline', 'The connection was lost.'))
    }
    if (this.#refusal && !['storage', 'slow-down', 'too-many'].includes(this.#refusal.code)) {
      this.feel('refused', this.#refusal)
      return
    }
    this.#refusal = null
    this.feel(navigator.onLine || wire.near ? 'lost' : 'offline', null)
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #quieten(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  /** The network is back, or the person: do not wait any longer. */
  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#refusal) return
    if (!this.#wire || this.#wire.state === 'closed') this.#connect()
    else if (this.#greeted) this.#ping()
  }

  /** The network is back: whatever was tried without it will not come to anything. */
  #online = (): void => {
    if (this.#closed || this.#refusal) return
    this.#wait = FIRST_WAIT
    if (this.#greeted) this.#ping()
    else if (!this.#wire?.near) this.#connect()
  }

  /** The browser says that it is offline, which need not concern a server nearby: ask it at once. */
  #offline = (): void => {
    if (this.#closed || !this.#greeted || this.#wire?.near) return
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#drop(), DOUBT)
    this.#ping()
  }
}
