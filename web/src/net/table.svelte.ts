/** A table as this device knows it: what the server has said, and what can be asked of it. */

import { Giving } from '../fair/giving'
import { keepCommitment } from '../fair/seen'
import type { AnyMessage, Own, PositionInfo, Printed, React, Reaction, TableInfo } from '../protocol'
import * as api from './api'
import { deviceSecret } from './device'
import { keepKey, keepRecordKey, keptRecordKey } from './keys'
import { Refusal } from './refusal'
import { TableSocket, type Ask, type Connection } from './socket'

export class Table {
  connection = $state<Connection>('connecting')
  refusal = $state.raw<Refusal | null>(null) // why there is no connection, if trying again is useless
  printed = $state.raw<Printed | null>(null)
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<PositionInfo | null>(null)
  events = $state.raw<string[]>([]) // the latest of the game; `before` came earlier
  before = $state(0)
  mine = $state.raw<number[]>([])
  host = $state(false)
  own = $state.raw<Record<number, Own>>({}) // by seat, what only this device may know
  ahead = $state(0) // how far the server's clock is ahead of this one, in milliseconds

  onreaction: (reaction: Reaction) => void = () => undefined // somebody shows how they feel

  #socket: TableSocket
  #giving: Giving

  constructor(
    readonly code: string,
    key: string | null,
  ) {
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(code)}/socket`
    this.#socket = new TableSocket(
      address,
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
  }

  /** Ask for something; a refusal is thrown. */
  async ask(body: Ask): Promise<void> {
    const answer = await this.#socket.ask(body)
    const lost = body.type === 'link' && answer.type === 'ack' && answer.duplicate // a key is told only once
    if (lost) await this.#socket.ask(body)
  }

  act(seat: number, action: string): Promise<void> {
    return this.ask({ type: 'act', seat, action, step: this.position?.step ?? 0 })
  }

  retract(seat: number): Promise<void> {
    return this.ask({ type: 'retract', seat, step: this.position?.step ?? 0 })
  }

  /** Show everybody how somebody feels; later it would make no sense. */
  async react(seat: number, reaction: React['reaction']): Promise<void> {
    await this.#socket.askOnce({ type: 'react', seat, reaction })
  }

  /** What a good player would do. */
  async hint(seat: number): Promise<string> {
    const answer = await this.#socket.ask({ type: 'hint', seat })
    return answer.type === 'advice' ? answer.action : ''
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
        this.own = bySeat(message.you)
        this.position = message.position
        this.before = message.position?.first ?? 0
        this.events = message.position?.events ?? []
        break
      case 'table':
        this.#seat(message)
        break
      case 'position':
        this.ahead = message.now - Date.now()
        this.#advance(message.position)
        this.own = bySeat(message.you)
        break
      case 'answered':
        if (this.position && message.step === this.position.step) {
          const view = { ...this.position.view, waiting: message.waiting }
          this.position = { ...this.position, view }
        }
        this.own = { ...this.own, ...bySeat(message.you) }
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

  #advance(position: PositionInfo): void {
    const kept = this.events.slice(0, Math.max(0, position.first - this.before))
    if (position.first < this.before) this.before = position.first
    this.events = [...kept, ...position.events]
    this.position = position
  }
}

const bySeat = (you: Own[]): Record<number, Own> => Object.fromEntries(you.map((own) => [own.seat, own]))
