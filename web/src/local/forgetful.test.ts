import { describe, expect, it } from 'vitest'
import { entry, row } from './fixture'
import { ForgetfulStore } from './forgetful'
import { Cleared } from './store'

describe('a store that lasts as long as the page', () => {
  it('gives back a log in order, and a row for each table', async () => {
    const store = new ForgetfulStore()
    await store.write([entry('a', 0), entry('a', 1), entry('b', 0)])
    expect(await store.entries('a')).toEqual(['a 0', 'a 1'])
    expect((await store.rows()).map(({ code }) => code)).toEqual(['a', 'b'])
  })

  it('keeps all of what is written together, or nothing', async () => {
    const store = new ForgetfulStore()
    await expect(store.write([entry('a', 0), entry('b', 1)])).rejects.toBeInstanceOf(Cleared)
    expect(await store.rows()).toEqual([])
    expect(await store.entries('a')).toEqual([])
  })

  it('puts a log in the place of one that is gone', async () => {
    const store = new ForgetfulStore()
    await store.write([entry('a', 0), entry('a', 1)])
    await store.write([{ gone: 'a' }, entry('a', 0)])
    expect(await store.entries('a')).toEqual(['a 0'])
  })

  it('changes what lists show without an entry', async () => {
    const store = new ForgetfulStore()
    await store.write([{ code: 'a', row: { ...row('a'), moved: 'tire-vopa' } }])
    expect((await store.rows())[0]?.moved).toBe('tire-vopa')
  })
})
