import { beforeEach, expect, test } from 'vitest'
import { Kept } from './kept.svelte'

const today = { day: '2026-11-18', game: 'classic', kind: 'solo' } as const
const codeOf = (kept: Kept) => kept.of(today.day, today.game, today.kind)?.code

beforeEach(() => localStorage.clear())

test('the first attempt counts, and is there after a reload', () => {
  const kept = new Kept()
  kept.begin({ ...today, code: 'local-1' })
  kept.begin({ ...today, code: 'local-2' })
  expect([codeOf(kept), codeOf(new Kept())]).toEqual(['local-1', 'local-1'])
})

test('with its table an attempt that is not over is gone, so that another can be begun; a result stays', () => {
  const kept = new Kept()
  kept.begin({ ...today, code: 'local-1' })
  new Kept().leave('local-1')
  expect(codeOf(new Kept())).toBeUndefined()
  kept.begin({ ...today, code: 'local-2' })
  kept.update('local-2', { scores: [92] })
  kept.leave('local-2')
  expect(codeOf(new Kept())).toBe('local-2')
})
