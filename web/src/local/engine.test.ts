import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Engine } from './engine'
import { settle } from './fixture'
import type { Engine as Worked } from './host'
import type { Reported, Said } from './messages'
import { standing } from './standing.svelte'

/** Locks of a browser: each is held by one, and the others wait in line. */
class Locks {
  #lines = new Map<string, (() => Promise<void>)[]>()
  #fall = new Map<string, () => void>()

  request(name: string, ...rest: unknown[]): Promise<void> {
    const work = rest.at(-1) as () => Promise<void>
    const steals = (rest[0] as { steal?: boolean }).steal ?? false
    return new Promise((done, failed) => {
      const hold = async () => {
        const overthrown = new Promise<void>((_, fall) => this.#fall.set(name, () => fall(new Error('stolen'))))
        await Promise.race([work(), overthrown]).then(done, failed)
      }
      const line = this.#lines.get(name) ?? []
      this.#lines.set(name, line)
      if (steals) this.#fall.get(name)?.()
      line.push(hold)
      if (line.length === 1) void this.#next(name)
    })
  }

  async #next(name: string): Promise<void> {
    const line = this.#lines.get(name) ?? []
    for (let first = line[0]; first; first = line[0]) {
      await first()
      line.shift()
    }
  }
}

/** A channel on which one can be deaf. */
class Channel {
  static all: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.all.push(this)
  }
  postMessage(data: unknown): void {
    const others = Channel.all.filter((other) => other !== this)
    for (const other of others) setImmediate(() => other.onmessage?.({ data: structuredClone(data) }))
  }
  close(): void {
    Channel.all = Channel.all.filter((other) => other !== this)
  }
}

/** An engine that answers with its own number. */
class Echo implements Worked {
  static all: Echo[] = []
  said: Said[] = []
  ended = false
  onmessage: Worked['onmessage'] = null
  onerror: Worked['onerror'] = null
  constructor() {
    Echo.all.push(this)
  }
  postMessage(said: Said): void {
    this.said.push(said)
    const number = Echo.all.indexOf(this)
    if (said.do === 'ask' && said.path !== '/never') this.report({ tell: [{ id: said.id, status: 200, body: number }] })
    if (said.do === 'hear') this.report({ tell: [{ wire: said.wire, text: `${number} ${said.text}` }] })
  }
  terminate(): void {
    this.ended = true
  }
  report(reported: Reported): void {
    setImmediate(() => this.onmessage?.({ data: reported } as MessageEvent<Reported>))
  }
}

const tab = () => new Engine(() => new Echo())
const leave = () => dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
const ear = () => ({ heard: vi.fn(), closed: vi.fn() })

beforeEach(() => {
  Channel.all = []
  Echo.all = []
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true })
  Object.assign(standing, { silent: false, alone: false, leads: false })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the engine of a browser', () => {
  it('is started once, however many tabs there are', async () => {
    const [one, two] = [tab(), tab()]
    const answers = await Promise.all([one.ask('GET', '/a'), two.ask('GET', '/b')])
    expect(answers.map(({ body }) => body)).toEqual([0, 0])
    expect(Echo.all).toHaveLength(1)
  })

  it('carries messages for a tab that follows', async () => {
    tab()
    await settle()
    const listener = ear()
    const line = tab().connect('/t', listener)
    line.say('hello')
    await settle()
    expect(listener.heard).toHaveBeenCalledWith('0 hello')
    line.leave()
    await settle()
    expect(Echo.all[0]?.said.at(-1)?.do).toBe('leave')
  })

  it('works alone where tabs cannot know of each other', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, two] = [tab(), tab()]
    expect([await one.ask('GET', '/a'), await two.ask('GET', '/a')].map(({ body }) => body)).toEqual([0, 1])
    expect(standing.alone).toBe(true)
  })

  it('is silent while the tab that leads sleeps, and can be taken over', async () => {
    const first = tab()
    await settle()
    const channel = Channel.all[0] as Channel
    const awake = channel.onmessage
    channel.onmessage = null
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const second = tab()
    const answer = second.ask('GET', '/a')
    await settle()
    vi.advanceTimersByTime(6000)
    expect(standing.silent).toBe(true)
    const before = ear()
    first.connect('/t', before)
    second.takeOver()
    expect((await answer).body).toBe(1)
    expect(standing.silent).toBe(false)
    channel.onmessage = awake
    await settle()
    expect(before.closed).toHaveBeenCalledOnce()
    expect(Echo.all.map(({ ended }) => ended)).toEqual([true, false])
    expect((await first.ask('GET', '/a')).body).toBe(1)
  })

  it('refuses what was asked of an engine that ended, and asks once more what only looked', async () => {
    const first = tab()
    await settle()
    const wrote = first.ask('POST', '/never', {})
    const looked = first.ask('GET', '/never')
    const second = tab()
    await settle()
    second.takeOver()
    expect((await wrote).status).toBe(503)
    await settle()
    expect(Echo.all[1]?.said).toEqual([expect.objectContaining({ method: 'GET', path: '/never' })])
    void looked
  })
})
