import { mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import type { SeatInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { loadWords, say } from '../words.svelte'
import Players from './Players.svelte'
import { rolled } from './printed.fixture'

beforeAll(async () => {
  settings.language = 'en'
  await loadWords()
})

it('ticks off only those who were asked and have answered', async () => {
  const seats = ['Anna', 'Ben', 'Cora'].map((name) => ({ kind: 'person', name, connected: true, stand_in: '' }))
  const view = { ...rolled, phase: 'reply', asked: [0, 2], waiting: [2], scores: [0, 0, 0] }
  const shown = mount(Players, { target: document.body, props: { seats: seats as SeatInfo[], view, mine: [0] } })
  const told = [...document.querySelectorAll('.state')].map((state) => state.textContent.trim())
  expect(told).toEqual([say('table-ready'), '', say('table-thinks')])
  await unmount(shown)
})
