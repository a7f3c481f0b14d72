import { describe, expect, it, vi } from 'vitest'
import { entry, scripted, settle } from './fixture'
import { ForgetfulStore } from './forgetful'
import type { Answer, Request, Said, Tell } from './messages'
import { Cleared } from './store'
import { Turns, Unfetched } from './turns'

const ask = (id: number): Said => ({ do: 'ask', id, method: 'GET', path: '/api/mine', device: 'd', body: null })

function set(answer: (request: Request) => Partial<Answer>) {
  const { calls, python } = scripted(answer)
  const store = new ForgetfulStore()
  const told: Tell[] = []
  const noticed: object[] = []
  const crashed = vi.fn()
  const fetchFile = vi.fn(() => Promise.resolve())
  const turns = new Turns(
    { python, store, fetchFile, tell: (some) => told.push(...some), notice: (what) => noticed.push(what) },
    crashed,
    () => new Promise((done) => setImmediate(done)),
  )
  return { calls, store, told, noticed, crashed, fetchFile, turns, done: () => calls.map((call) => call.do) }
}

describe('the turns of the engine', () => {
  it('tells nobody before it is kept', async () => {
    const { store, told, turns } = set(() => ({
      writes: [entry('a', 0)],
      tell: [{ id: 1, status: 200, body: {} }],
    }))
    let keep = (): void => undefined
    vi.spyOn(store, 'write').mockReturnValue(new Promise((done) => (keep = done)))
    turns.say(ask(1))
    await settle()
    expect(told).toEqual([])
    keep()
    await settle()
    expect(told).toHaveLength(1)
  })

  it('loads the log that is needed and calls the same again', async () => {
    const { calls, store, turns } = set((request) => (request.do === 'ask' && calls.length < 2 ? { needs: ['a'] } : {}))
    await store.write([entry('a', 0)])
    turns.say(ask(1))
    await settle()
    expect(calls).toEqual([ask(1), { do: 'load', code: 'a', entries: ['a 0'] }, ask(1)])
  })

  it('hears a tap before the next piece of work', async () => {
    const { turns, done } = set((request) => {
      if (request.do === 'work' && done().length === 2) setImmediate(() => turns.say(ask(2)))
      return { due: done().length < 6 ? 0 : null }
    })
    turns.say(ask(1))
    await settle()
    expect(done()).toEqual(['ask', 'work', 'ask', 'work', 'work', 'work'])
  })

  it('refuses whoever asked for what could not be kept, and Python forgets it', async () => {
    const { store, told, noticed, turns, done } = set(({ do: what }) =>
      what === 'unwritten' ? {} : { writes: [entry('a', 0)], tell: [{ id: 1, status: 200, body: {} }] },
    )
    vi.spyOn(store, 'write').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
    turns.say({ do: 'hear', wire: 3, text: '{"type":"act","id":"x-1"}' })
    await settle()
    expect(done()).toEqual(['hear', 'unwritten'])
    expect(told).toEqual([{ wire: 3, text: expect.stringContaining('"id":"x-1","code":"storage"') as string }])
    expect(noticed).toEqual([{ full: true }])
    turns.say(ask(1))
    await settle()
    expect(noticed).toEqual([{ full: true }, { full: false }])
  })

  it('does not say that the storage is full where another tab was faster', async () => {
    const { store, told, noticed, turns } = set(({ do: what }) =>
      what === 'unwritten' ? {} : { writes: [entry('a', 0)] },
    )
    vi.spyOn(store, 'write').mockRejectedValueOnce(new DOMException('', 'ConstraintError'))
    turns.say(ask(1))
    await settle()
    expect(told).toEqual([{ id: 1, status: 507, body: expect.objectContaining({ code: 'storage' }) as object }])
    expect(noticed).toEqual([])
  })

  it('ends where what was kept is no longer there', async () => {
    const { crashed, turns } = set(() => ({ writes: [entry('a', 7)] }))
    turns.say(ask(1))
    await settle()
    expect(crashed).toHaveBeenCalledWith(expect.any(Cleared))
  })

  it('says that a part cannot be fetched, and goes on without', async () => {
    const { calls, fetchFile, told, noticed, crashed, turns } = set((request) =>
      request.do === 'ask' && request.id === 1 ? { needs: ['model:classic-2'] } : {},
    )
    fetchFile.mockRejectedValue(new Unfetched())
    turns.say(ask(1))
    turns.say(ask(2))
    await settle()
    expect(calls).toHaveLength(2)
    expect(told).toEqual([{ id: 1, status: 503, body: expect.objectContaining({ code: 'offline' }) as object }])
    expect(noticed).toEqual([{ unfetched: true }])
    expect(crashed).not.toHaveBeenCalled()
  })

  it('ends where Python breaks', async () => {
    const { crashed, turns, done } = set(() => {
      throw new Error('fatal')
    })
    turns.say(ask(1))
    turns.say(ask(2))
    await settle()
    expect(crashed).toHaveBeenCalledOnce()
    expect(done()).toEqual(['ask'])
  })
})
