/** A wire to a table of this browser. It is small, and loads the engine only when it is laid. */

import { server } from '../net/server.svelte'
import type { Wire } from '../net/wire'
import type { Line } from './engine'

export class LocalWire implements Wire {
  readonly near = true
  state: Wire['state'] = 'opening'
  onopen = (): void => undefined
  onmessage: (text: string) => void = () => undefined
  onclose = (): void => undefined
  #line: Line | null = null

  constructor(path: string, load = () => import('./engine')) {
    server.engaged = true
    load().then(
      ({ engine }) => {
        if (this.state === 'closed') return
        this.#line = engine().connect(path, {
          heard: (text) => this.onmessage(text),
          closed: () => this.#end(),
        })
        this.state = 'open'
        this.onopen()
      },
      () => this.#end(), // it could not be fetched; whoever waits for it tries again
    )
  }

  send(text: string): void {
    this.#line?.say(text)
  }

  close(): void {
    if (this.state === 'closed') return
    this.#line?.leave()
    this.#end()
  }

  #end(): void {
    if (this.state === 'closed') return
    this.state = 'closed'
    this.onclose()
  }
}
