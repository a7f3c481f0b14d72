/** A table as this device knows it: what the server has said, and what can be asked of it. */

import { Giving } from '../fair/giving'
import { keepCommitment } from '../fair/seen'
import type { Advice, AnyMessage, Own, Printed, React, Reaction, TableInfo } from '../protocol'
import { LocalWire } from '../local/wire'
import * as api from './api'
import { deviceSecret } from './device'
import { keepKey, keepRecordKey, keptRecordKey } from './keys'
import { isLocal, served } from './place'
import { Refusal } from './refusal'
import { Shown } from './shown.svelte'
import { TableSocket, type Ask, type Connection } from './socket'
import { SocketWire } from './wire'

export class Table {
  connection = $state<Connection>('connecting')
  refusal = $state.raw<Refusal | null>(null) // why there is no connection, if trying again is useless
  printed = $state.raw<Printed | null>(null)
  info = $state.raw<TableInfo | null>(null)
  mine = $state.raw<number[]>([])
  host = $state(false)
  ahead = $state(0) // how far the server's clock is ahead of this one, in milliseconds

  readonly shown: Shown
  onreaction: (reaction: Reaction) => void = () => undefined // somebody shows how they feel

  #socket: TableSocket
  #giving: Giving

  constructor(
    readonly code: string,
    key: string | null,
  ) {
    this.shown = new Shown({
      code,
      playing: () => this.mine.filter((seat) => !this.info?.seats[seat]?.stand_in),
      printed: () => this.printed,
      real: () => this.info?.settings.dice === 'real',
      left: (deadline) => deadline - Date.now() - this.ahead,
    })
    const path = `/api/tables/${encodeURIComponent(code)}/socket`
    this.#socket = new TableSocket(
      () => (isLocal(code) ? new LocalWire(path) : new SocketWire(served(path))),
      deviceSecret(),
      key,
      keptRecordKey(code),
      (message) => this.#hear(message),
      (connection, refusal) => this.#feel(connection, refusal),
    )
    this.#giving = new Giving(code, (body) => this.#socket.ask(body))
  }

  close(): void {
    this.#socket.close()
    this.shown.close()
  }

  // The game as it is shown; whoever answers, answers that.

  get position() {
    return this.shown.position
  }

  get own() {
    return this.shown.own
  }

  get events() {
    return this.shown.events
  }

  get before() {
    return this.shown.before
  }

  /** Ask for something; a refusal is thrown. */
  async ask(body: Ask): Promise<void> {
    const answer = await this.#socket.ask(body)
    const lost = body.type === 'link' && answer.type === 'ack' && answer.duplicate // a key is told only once
    if (lost) await this.#socket.ask(body)
  }

  /** Answer the question that is shown; if it is no longer due the page catches up. */
  async act(seat: number, action: string): Promise<void> {
    try {
      await this.ask({ type: 'act', seat, action, step: this.position?.step ?? 0 })
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.code === 'stale') this.shown.catchUp()
      throw refusal
    }
  }

  retract(seat: number): Promise<void> {
    return this.ask({ type: 'retract', seat, step: this.position?.step ?? 0 })
  }

  /** Show everybody how somebody feels; later it would make no sense. */
  async react(seat: number, reaction: React['reaction']): Promise<void> {
    await this.#socket.askOnce({ type: 'react', seat, reaction })
  }

  /** What a good player would do, and what it says of every choice. */
  async hint(seat: number): Promise<Pick<Advice, 'action' | 'choices'>> {
    const answer = await this.#socket.ask({ type: 'hint', seat })
    return answer.type === 'advice' ? answer : { action: '', choices: [] }
  }

  #feel(connection: Connection, refusal: Refusal | null): void {
    this.connection = connection
    this.refusal = refusal
    if (connection === 'open' && !this.printed) void this.#print()
  }

  async #print(): Promise<void> {
    try {
      this.printed = await api.printed(this.code)
    } catch {
      setTimeout(() => void this.#print(), 1000)
    }
  }

  #hear(message: AnyMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.ahead = message.now - Date.now()
        this.#seat(message)
        this.shown.begin(message.position, bySeat(message.you))
        break
      case 'table':
        this.#seat(message)
        break
      case 'position':
        this.ahead = message.now - Date.now()
        this.shown.goOn(message.position, bySeat(message.you))
        break
      case 'answered':
        this.shown.answered(message)
        break
      case 'reaction':
        this.onreaction(message)
        break
      case 'key':
        keepKey(this.code, this.info?.seats[message.seat]?.name ?? '', message.key)
        break
    }
  }

  #seat(message: { host: boolean; mine: number[]; table: TableInfo }): void {
    this.info = message.table
    this.host = message.host
    this.mine = message.mine
    if (message.table.record) keepRecordKey(this.code, message.table.record)
    if (message.table.status === 'lobby') keepCommitment(this.code, message.table.commitment)
    this.#giving.hear(message.table, message.mine)
  }
}

const bySeat = (you: Own[]): Record<number, Own> => Object.fromEntries(you.map((own) => [own.seat, own]))
