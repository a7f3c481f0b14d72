import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { play } from './sound'

afterEach(() => {
  vi.unstubAllGlobals()
  settings.sounds = false
})

test('nothing is heard unless the player wants it', () => {
  const made = vi.fn()
  vi.stubGlobal('AudioContext', made)
  play('roll')
  expect(made).not.toHaveBeenCalled()
})

test('a browser without sound does not disturb the game', () => {
  vi.stubGlobal('AudioContext', undefined)
  settings.sounds = true
  expect(() => play('end')).not.toThrow()
})
