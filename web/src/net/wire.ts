/** What carries the messages of a table: a socket of a server, or the engine in this browser. */

export interface Wire {
  readonly near: boolean // no network lies between
  readonly state: 'opening' | 'open' | 'closed'
  onopen: () => void
  onmessage: (text: string) => void
  onclose: () => void
  send(text: string): void
  close(): void
}

const STATES = ['opening', 'open', 'closed', 'closed'] as const

export class SocketWire implements Wire {
  readonly near = false
  onopen = (): void => undefined
  onmessage: (text: string) => void = () => undefined
  onclose = (): void => undefined
  #socket: WebSocket

  constructor(address: string) {
    this.#socket = new WebSocket(address.replace(/^http/, 'ws'))
    this.#socket.onopen = () => this.onopen()
    this.#socket.onmessage = (event) => this.onmessage(event.data as string)
    this.#socket.onclose = () => this.onclose()
  }

  get state() {
    return STATES[this.#socket.readyState] ?? 'closed'
  }

  send(text: string): void {
    this.#socket.send(text)
  }

  close(): void {
    this.#socket.close()
  }
}
