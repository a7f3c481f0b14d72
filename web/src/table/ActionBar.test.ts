import { expect, it } from 'vitest'
import type { Own, PositionInfo, Printed, ViewInfo } from '../protocol'
import { mounting } from '../shared/mounting.fixture'
import ActionBar from './ActionBar.svelte'
import { Playing, type AtTable } from './playing.svelte'
import { classic, mixxA, ownOf, rolled } from './printed.fixture'
import { tableOf } from './table.fixture'

const info = tableOf(['Anna', 'Ben'])
const mounted = mounting()

/** The bar of Anna, who has tapped these numbers. */
function show(view: ViewInfo, own: Own, taps: string[] = [], printed: Printed = classic) {
  const position: PositionInfo = { step: 1, since: 0, view, first: 0, events: [], deadline: null }
  const nothing = async (): Promise<void> => undefined
  const table: AtTable = {
    ...{ code: info.code, info, mine: [0], host: true, own: { 0: own }, position, ahead: 0, printed },
    ...{ ask: nothing, act: nothing, retract: nothing, hint: async () => 'pass' },
  }
  const playing = new Playing(table)
  for (const tap of taps) if (playing.selection) playing.choose(playing.selection.tap(tap))
  mounted(ActionBar, { playing, printed, info, position })
  const [line, button] = ['.line', 'button.primary'].map((selector) => document.querySelector(selector))
  return [line?.textContent.trim(), button?.textContent.trim()]
}

const colour = { ...rolled, phase: 'colour', asked: [0], waiting: [0] }

it('warns of the penalty where the server says that it is due, unless something is crossed', async () => {
  const own = ownOf(0, ['pass', 'b7'], { penalty: true })
  expect(show(colour, own)).toEqual(['Without a cross it is a penalty: −5', 'Pass'])
})

it('does not warn of it once a number is chosen', () => {
  const own = ownOf(0, ['pass', 'b7'], { penalty: true })
  expect(show(colour, own, ['b7'])).toEqual(['+1 point · skips 12, 11, 10, 9, 8', 'Cross off blue 7'])
})

it('does not warn of it where none is due', () => {
  expect(show(colour, ownOf(0, ['pass', 'b7']))[0]).toBe('Tap a marked number')
})

it('says which row of a mixed sheet would be locked', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], sheets: ['y2 y3 y4 b5 b6 r11', 'r12'] }
  expect(show(view, ownOf(0, ['pass', 'r12']), ['r12'], mixxA)).toEqual([
    '+15 points · locks row 1',
    'Cross off red 12',
  ])
})

it('lets a sealed reply be changed', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], asked: [0, 1] }
  const [line] = show(view, ownOf(0, [], { answer: 'r12' }))
  expect([line, document.querySelector('button')?.textContent]).toEqual(['Sealed: red 12.', 'Change my mind'])
})

it('tells whoever is not asked to reply who is waited for', () => {
  const view = { ...rolled, phase: 'reply', closing: [0], asked: [1], waiting: [1] }
  expect(show(view, ownOf(0, []))[0]).toBe('Waiting for Ben')
})
