import { expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { percent, signed } from './numbers'

test('a chance is neither nothing nor certain unless it is', () => {
  settings.language = 'en'
  expect([percent(0), percent(0.0001), percent(0.5), percent(0.9999), percent(1)]).toEqual([
    '0%',
    '1%',
    '50%',
    '99%',
    '100%',
  ])
  expect(percent(0.20249, 1)).toBe('20.2%')
})

test('points have a sign, and a real minus', () => {
  settings.language = 'en'
  expect([signed(3.14), signed(-2), signed(0)]).toEqual(['+3.1', '−2', '0'])
})
