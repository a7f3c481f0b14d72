import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../../settings.svelte'
import { person, tableOf } from '../table.fixture'
import { MOMENT, showing } from './showing.svelte'
import { seen, wantsReactions } from './shown.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  showing.begin('')
  showing.begin('tire-vopa')
})

afterEach(() => {
  vi.useRealTimers()
  settings.reactions = true
})

const shown = () => seen.all.map(({ seat, kind }) => [seat, kind])

it('shows a reaction for a moment, and the last one of a seat', () => {
  showing.hear(0, 'Anna', 'wow')
  vi.advanceTimersByTime(MOMENT - 1)
  showing.hear(0, 'Anna', 'fire')
  showing.hear(1, 'Ben', 'thumb')
  expect(shown()).toEqual([
    [0, 'fire'],
    [1, 'thumb'],
  ])
  vi.advanceTimersByTime(1) // when the first would have ended
  expect(seen.all[0]?.kind).toBe('fire')
  vi.advanceTimersByTime(MOMENT)
  expect(shown()).toEqual([])
})

it('does not show who is muted, at this table, also after the page was loaded again', () => {
  showing.toggle('Ben')
  showing.hear(1, 'Ben', 'wow')
  showing.hear(0, 'Anna', 'wow')
  expect(shown()).toEqual([[0, 'wow']])
  showing.begin('dove-lati')
  expect([showing.muted, seen.all]).toEqual([[], []])
  showing.begin('tire-vopa')
  expect(showing.muted).toEqual(['Ben'])
  showing.toggle('Ben')
  expect(showing.muted).toEqual([])
})

it.each(['{', '7', '{"0":"Ben"}', '[1, null]'])(
  'takes nothing from a place where something else was written: %s',
  (kept) => {
    sessionStorage.setItem('qwixx.muted.dove-lati', kept)
    showing.begin('dove-lati')
    expect(showing.muted).toEqual([])
  },
)

it('shows nothing on a device that does without', () => {
  settings.reactions = false
  showing.hear(1, 'Ben', 'wow')
  expect(shown()).toEqual([])
  expect(wantsReactions(tableOf(['Anna', 'Ben']), [0])).toBe(false)
})

it('is there where somebody else plays or is watched, and not against bots or around one device', () => {
  expect(wantsReactions(tableOf(['Anna', 'Ben']), [0])).toBe(true)
  expect(wantsReactions(tableOf(['Anna', 'Ben']), [])).toBe(true)
  expect(wantsReactions(tableOf(['Anna', 'Ben']), [0, 1])).toBe(false)
  const bots = tableOf([], { seats: [person('Anna'), person('Emma', { kind: 'bot', level: 'easy' })] })
  expect(wantsReactions(bots, [0])).toBe(false)
  expect(wantsReactions(null, [])).toBe(false)
})
