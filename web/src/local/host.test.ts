import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Host, type Engine } from './host'
import { RESTART, type Reported, type Said, type Standing, type Tell } from './messages'

class Fake implements Engine {
  said: Said[] = []
  terminated = false
  onmessage: Engine['onmessage'] = null
  onerror: Engine['onerror'] = null
  postMessage(said: Said): void {
    this.said.push(said)
  }
  terminate(): void {
    this.terminated = true
  }
  report(reported: Reported): void {
    this.onmessage?.({ data: reported } as MessageEvent<Reported>)
  }
}

let made: Fake[] = []
let told: [string, Tell][] = []
let stood: Standing[] = []
const ask = (id: number): Said => ({ do: 'ask', id, method: 'GET', path: '/', device: 'd', body: null })
const connect = (wire: number): Said => ({ do: 'connect', wire, path: '/' })

function open(): { host: Host; first: Fake } {
  const host = new Host(
    () => {
      made.push(new Fake())
      return made.at(-1) as Fake
    },
    (tab, tell) => told.push([tab, tell]),
    (standing) => stood.push(standing),
  )
  return { host, first: made[0] as Fake }
}

describe('the tab that leads', () => {
  beforeEach(() => {
    made = []
    told = []
    stood = []
    vi.restoreAllMocks()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('keeps the numbers of the tabs apart', () => {
    const { host, first } = open()
    host.hear('one', ask(1))
    host.hear('two', ask(1))
    const numbers = first.said.map((said) => 'id' in said && said.id)
    expect(new Set(numbers).size).toBe(2)
    first.report({ tell: [{ id: Number(numbers[1]), status: 200, body: 'b' }] })
    expect(told).toEqual([['two', { id: 1, status: 200, body: 'b' }]])
  })

  it('hands on what is said on a wire, both ways', () => {
    const { host, first } = open()
    host.hear('one', connect(1))
    host.hear('two', connect(1))
    host.hear('two', { do: 'hear', wire: 1, text: 'hello' })
    const wire = (first.said[1] as { wire: number }).wire
    expect(first.said[2]).toEqual({ do: 'hear', wire, text: 'hello' })
    first.report({ tell: [{ wire, text: 'snapshot' }] })
    expect(told).toEqual([['two', { wire: 1, text: 'snapshot' }]])
  })

  it('ends the wires of a tab that has gone, and no others', () => {
    const { host, first } = open()
    host.hear('one', connect(1))
    host.hear('two', connect(1))
    host.gone('one')
    expect(first.said.slice(2)).toEqual([{ do: 'leave', wire: (first.said[0] as { wire: number }).wire }])
  })

  it('starts the engine once more when it dies, and closes what was open', () => {
    const { host, first } = open()
    host.hear('one', connect(1))
    host.hear('one', ask(2))
    first.report({ standing: { phase: 'ready' } })
    first.onerror?.({ message: 'out of memory' } as ErrorEvent)
    expect(first.terminated).toBe(true)
    expect(made).toHaveLength(2)
    expect(told).toEqual([
      ['one', expect.objectContaining({ id: 2, status: 503 })],
      ['one', { wire: 1, close: RESTART, reason: 'engine' }],
    ])
    first.report({ tell: [{ wire: 1, text: 'late' }] })
    expect(told).toHaveLength(2)
  })

  it('is broken when it dies again soon, and turns everybody away until it is tried again', () => {
    const { host, first } = open()
    first.report({ crashed: 'one' })
    made[1]?.report({ crashed: 'two' })
    expect(host.standing).toMatchObject({ phase: 'broken', why: 'two' })
    host.hear('one', ask(5))
    expect(told).toEqual([['one', expect.objectContaining({ id: 5, status: 503 })]])
    host.again()
    expect(made).toHaveLength(3)
    expect(host.standing.phase).toBe('fetching')
  })

  it('does not try again by itself what could not even be fetched', () => {
    const { host, first } = open()
    first.onerror?.({} as ErrorEvent)
    expect(made).toHaveLength(1)
    expect(host.standing).toMatchObject({ phase: 'broken', unfetched: true })
  })

  it('forgets a crash after a while', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const { host, first } = open()
    first.report({ crashed: 'one' })
    clock.mockReturnValue(2_000_000)
    made[1]?.report({ crashed: 'two' })
    expect(host.standing.phase).toBe('fetching')
  })

  it('says that the storage was cleared, and goes on with what there is', () => {
    const { host, first } = open()
    first.report({ crashed: 'cleared', cleared: true })
    expect(host.standing).toMatchObject({ phase: 'fetching', cleared: true })
  })

  it('tells everybody how far it is', () => {
    const { first } = open()
    first.report({ standing: { done: 5, of: 10 } })
    expect(stood.at(-1)).toMatchObject({ phase: 'fetching', done: 5, of: 10 })
  })
})
