import { expect, it } from 'vitest'
import { mounting } from '../shared/mounting.fixture'
import { say } from '../words.svelte'
import Players from './Players.svelte'
import { rolled } from './printed.fixture'
import { person } from './table.fixture'

const mounted = mounting()

it('ticks off only those who were asked and have answered', () => {
  const view = { ...rolled, phase: 'reply', asked: [0, 2], waiting: [2], scores: [0, 0, 0] }
  mounted(Players, { seats: ['Anna', 'Ben', 'Cora'].map((name) => person(name)), view, mine: [0] })
  const told = [...document.querySelectorAll('.state')].map((state) => state.textContent.trim())
  expect(told).toEqual([say('table-ready'), '', say('table-thinks')])
})
