import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { canVibrate, touch } from './touch'

const vibrate = vi.fn()
const phone = (coarse: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches: coarse }))

afterEach(() => {
  settings.vibration = false
  vibrate.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a lock is felt longer than a turn', () => {
  vi.stubGlobal('navigator', { vibrate })
  settings.vibration = true
  touch('turn')
  touch('lock')
  const [turn, lock] = vibrate.mock.calls.map(([pattern]) => (pattern as number[]).reduce((sum, part) => sum + part))
  expect(lock).toBeGreaterThan(turn ?? Infinity)
})

test.each([
  ['the setting is off', () => (settings.vibration = false), {}],
  ['nothing was tapped yet', () => undefined, { userActivation: { hasBeenActive: false } }],
  ['the page is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true), {}],
])('nothing is felt while %s', (_, prepare, more) => {
  vi.stubGlobal('navigator', { vibrate, ...more })
  settings.vibration = true
  prepare()
  touch('turn')
  expect(vibrate).not.toHaveBeenCalled()
})

test('it is offered on phones that can, and elsewhere nothing fails', () => {
  vi.stubGlobal('navigator', { vibrate })
  phone(true)
  expect(canVibrate()).toBe(true)
  phone(false)
  expect(canVibrate()).toBe(false)
  vi.stubGlobal('navigator', {})
  phone(true)
  expect(canVibrate()).toBe(false)
  settings.vibration = true
  touch('lock')
})
