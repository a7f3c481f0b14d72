import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Spoken } from './spoken.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const now = (spoken: Spoken) => spoken.sentences.map(({ text }) => text)

test('a sentence does not take the place of one that is being spoken', () => {
  const spoken = new Spoken()
  spoken.add('Anna crosses off red 5.') // 3.3 seconds
  spoken.add('Ben passes.') // 2.1 seconds, after it
  expect(now(spoken)).toEqual(['Anna crosses off red 5.', 'Ben passes.'])
  vi.advanceTimersByTime(3300)
  expect(now(spoken)).toEqual(['Ben passes.'])
  vi.advanceTimersByTime(2000)
  expect(now(spoken)).toEqual(['Ben passes.'])
  vi.advanceTimersByTime(100)
  expect(now(spoken)).toEqual([])
})

test('the same sentence is said again, and nothing is not said', () => {
  const spoken = new Spoken()
  for (const text of ['Ben passes.', '', 'Ben passes.']) spoken.add(text)
  expect(now(spoken)).toEqual(['Ben passes.', 'Ben passes.'])
  expect(new Set(spoken.sentences.map(({ number }) => number)).size).toBe(2)
})

test('who leaves the table leaves no timer behind', () => {
  const spoken = new Spoken()
  spoken.add('Ben passes.')
  spoken.close()
  expect(vi.getTimerCount()).toBe(0)
})
