import { expect, test } from 'vitest'
import type { Going } from '../net/going'
import { loadWords } from '../words.svelte'
import { tellOthers, tellStanding } from './standing'

await loadWords()

const game = (facts: Partial<Going>): Going => ({
  ...{ code: 'tire-vopa', game: 'classic', options: {}, names: ['Anna', 'Ben', 'Carla'], seats: [0] },
  ...{ status: 'running', waiting: null, since: 0 },
  ...facts,
})

test.each([
  [{ waiting: [0, 1] }, 'Your move'],
  [{ waiting: [1, 2] }, 'Waiting for Ben and Carla'],
  [{}, 'in play'],
  [{ status: 'lobby', waiting: [] }, 'before the start'],
] as [Partial<Going>, string][])('how it stands: %o', (facts, words) => {
  expect(tellStanding(game(facts))).toBe(words)
})

test.each([
  [{}, 'With Ben and Carla'],
  [{ names: ['Anna', '', 'Carla'] }, 'With Carla'],
  [{ names: ['Anna', '', ''] }, 'Waiting for 2 more players.'],
  [{ seats: [0, 1, 2] }, 'Anna, Ben and Carla'],
  [{ names: ['Anna'] }, 'On your own'],
] as [Partial<Going>, string][])('with whom: %o', (facts, words) => {
  expect(tellOthers(game(facts))).toBe(words)
})
