import { expect, test, vi } from 'vitest'
import type { Reach } from '../protocol'

/** The module as it is on a page at this address, where the server says this. */
async function at(address: string, said: Reach) {
  vi.resetModules()
  const asked = vi.fn(() => Promise.resolve(Response.json(said)))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', new URL(address))
  const module = await import('./reach.svelte')
  module.findReach()
  module.findReach()
  await vi.waitFor(() => expect(asked.mock.calls.length === 0 || module.known()).toBe(true))
  return { ...module, times: asked.mock.calls.length }
}

test.each(['http://127.0.0.1:8000/', 'http://localhost:8000/', 'http://[::1]:8000/', 'http://qwixx.localhost/'])(
  'a link made at %s leads to the address in the house',
  async (page) => {
    const { forOthers, obstacle, times } = await at(page, { listens: 'network', address: 'http://192.168.1.20:8000' })
    const { origin } = new URL(page)
    expect(forOthers(`${origin}/t/tire-vopa#key`)).toBe('http://192.168.1.20:8000/t/tire-vopa#key')
    expect([obstacle(), times]).toEqual([null, 1])
  },
)

test.each(['https://qwixx.example.org/', 'http://192.168.1.20:8000/', 'http://localhost.example.org/'])(
  'a link made at %s is right as it is, and nobody is asked',
  async (page) => {
    const { forOthers, obstacle, times } = await at(page, { listens: 'network', address: 'http://10.0.0.1:8000' })
    expect(forOthers(`${new URL(page).origin}/t/tire-vopa`)).toBe(`${new URL(page).origin}/t/tire-vopa`)
    expect([obstacle(), times]).toEqual([null, 0])
  },
)

test.each([
  [{ listens: 'here', address: null }, 'machine'],
  [{ listens: 'network', address: null }, 'network'],
  [{ listens: 'untold', address: null }, 'name'],
] as [Reach, string][])('where the server says %o, nobody else can open the link', async (said, why) => {
  const { forOthers, obstacle } = await at('http://localhost:8000/', said)
  expect(forOthers('http://localhost:8000/t/tire-vopa')).toBe('http://localhost:8000/t/tire-vopa')
  expect(obstacle()).toBe(why)
})
