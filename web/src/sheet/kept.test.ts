import { beforeEach, expect, it, vi } from 'vitest'
import { Kept } from './kept.svelte'
import { EMPTY } from './marks'

const one = { ...EMPTY, penalties: 1 }
const two = { ...EMPTY, penalties: 2 }

beforeEach(() => localStorage.clear())

it('undoes without end, also after the page was closed', () => {
  const kept = new Kept()
  kept.step(one)
  kept.step(two)
  const again = new Kept()
  expect(again.marks).toEqual(two)
  again.undo()
  again.undo()
  expect(again.marks).toEqual(EMPTY)
  expect(again.canUndo).toBe(false)
  again.undo()
  expect(again.marks).toEqual(EMPTY)
})

it('remembers a sheet when a new one is begun, unless it is empty', () => {
  const kept = new Kept()
  kept.begin('board/our-spiral')
  expect(kept.past).toEqual([])
  kept.step(one)
  kept.begin()
  expect(kept.past.map(({ name, marks }) => [name, marks])).toEqual([['board/our-spiral', one]])
  expect(new Kept().past).toHaveLength(1)
  kept.forget()
  expect(new Kept().past).toEqual([])
})

it.each(['nonsense', '[]', '{"steps": 5}', '{"steps": [{"rows": ["x"]}]}', 'null'])('begins anew with %s', (found) => {
  localStorage.setItem('qwixx.sheets', found)
  expect(new Kept().marks).toEqual(EMPTY)
})

it('says when nothing is kept', () => {
  const kept = new Kept()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  kept.step(one)
  expect(kept.unkept).toBe(true)
  expect(kept.marks).toEqual(one)
  vi.unstubAllGlobals()
  kept.step(two)
  expect(kept.unkept).toBe(false)
})

it('follows another tab', () => {
  const [kept, other] = [new Kept(), new Kept()]
  const stop = kept.follow()
  other.step(one)
  dispatchEvent(new StorageEvent('storage', { key: 'qwixx.sheets' }))
  expect(kept.marks).toEqual(one)
  stop()
})
