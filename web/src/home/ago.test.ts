import { expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { ago } from './ago'

const MINUTE = 60_000

test.each([
  [0, 'now'],
  [-5 * MINUTE, 'now'],
  [5 * MINUTE, '5 minutes ago'],
  [59 * MINUTE, '59 minutes ago'],
  [61 * MINUTE, '1 hour ago'],
  [25 * 60 * MINUTE, 'yesterday'],
  [24 * 60 * 40 * MINUTE, '40 days ago'],
])('%i milliseconds ago is said as %s', (past, said) => {
  settings.language = 'en'
  expect(ago(1_800_000_000_000 - past, 1_800_000_000_000)).toBe(said)
})
