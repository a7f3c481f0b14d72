import { expect, it, vi } from 'vitest'
import { settle } from './fixture'
import type { Ear } from './engine'
import { LocalWire } from './wire'

type Loaded = NonNullable<ConstructorParameters<typeof LocalWire>[1]>

function laid() {
  const line = { say: vi.fn(), leave: vi.fn() }
  let ear: Ear | null = null
  const connect = (_: string, listener: Ear) => ((ear = listener), line)
  const wire = new LocalWire('/api/tables/local-tire-vopa/socket', (() =>
    Promise.resolve({ engine: () => ({ connect }) })) as unknown as Loaded)
  const heard = vi.fn()
  Object.assign(wire, { onopen: () => heard('open'), onmessage: heard, onclose: () => heard('closed') })
  return { wire, line, heard, ear: () => ear as unknown as Ear }
}

it('opens when the engine is there, and carries what is said', async () => {
  const { wire, line, heard, ear } = laid()
  expect(wire.state).toBe('opening')
  await settle()
  expect(wire.state).toBe('open')
  wire.send('hello')
  expect(line.say).toHaveBeenCalledWith('hello')
  ear().heard('snapshot')
  expect(heard.mock.calls).toEqual([['open'], ['snapshot']])
})

it('is closed once, from whichever end', async () => {
  const { wire, line, heard, ear } = laid()
  await settle()
  wire.close()
  wire.close()
  expect(line.leave).toHaveBeenCalledOnce()
  ear().closed()
  expect(heard.mock.calls).toEqual([['open'], ['closed']])
})

it('is never laid if it is closed before', async () => {
  const { wire, heard, ear } = laid()
  wire.close()
  await settle()
  expect(ear()).toBeNull()
  expect(heard.mock.calls).toEqual([['closed']])
})

it('is closed if the engine cannot be fetched', async () => {
  const wire = new LocalWire('/', () => Promise.reject(new Error('offline')))
  const closed = vi.fn()
  wire.onclose = closed
  await settle()
  expect(closed).toHaveBeenCalledOnce()
})
