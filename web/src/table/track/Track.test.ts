import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Selection } from '../../game/selection'
import type { Printed, ViewInfo } from '../../protocol'
import { classic } from '../printed.fixture'
import { moveSelection } from './moving'
import Track from './Track.svelte'

const numbers = ['y3', 'r3', 'b11', 'r4', 'g10', 'y2', 'b12', 'g11']
const printed: Printed = {
  ...classic,
  fields: numbers.map((mark, index) => ({ colour: mark.charAt(0), number: Number(mark.slice(1)), points: index + 1 })),
  last_fields: 5,
}
const view = { pawns: [1, 3], sheets: ['r3', '-'], closed: [], final_turns: 0 } as unknown as ViewInfo
const own = { legal: ['pass', 'move 1 r3', 'move 2 r4'], landings: { 'move 1 r3': 2, 'move 2 r4': 4 } }

let track: Record<string, unknown> | null = null

function show(props: { view?: ViewInfo; selection?: Selection | null; advice?: string }) {
  const onchoose = vi.fn<(selection: Selection) => void>()
  const all = { names: ['Anna', 'Ben'], printed, view, seat: 0, selection: null, onchoose, ...props }
  track = mount(Track, { target: document.body, props: all })
  flushSync()
  return onchoose
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

afterEach(async () => {
  if (track) await unmount(track)
  track = null
})

it('has every field, and every pawn on the track and among the names', () => {
  show({})
  expect(all('ol > li')).toHaveLength(8)
  expect(all('svg text').map((letter) => letter.textContent)).toEqual(['A', 'B', 'A', 'B'])
})

it('lets nobody choose who has nothing to choose', () => {
  show({})
  expect(all('button')).toEqual([])
})

it('offers the fields that can be reached, on the track and in the list', () => {
  const selection = moveSelection(own)
  const onchoose = show({ selection })
  const buttons = all('button')
  expect(buttons).toHaveLength(4)
  expect(all('ol button .badge').map((badge) => badge.textContent)).toEqual(['+1', '+5']) // the cross, and the field
  for (const button of buttons) button.click()
  expect(onchoose.mock.calls.map(([chosen]) => chosen.action)).toEqual([
    'move 1 r3',
    'move 2 r4',
    'move 1 r3',
    'move 2 r4',
  ])
})

it('shows what is chosen, with the pawn where it would stand', () => {
  show({ selection: moveSelection(own).tap('field 4') })
  expect(all('[aria-pressed="true"]')).toHaveLength(2)
  expect(all('.ghost')).toHaveLength(1)
})

it('points at what is recommended', () => {
  show({ selection: moveSelection(own), advice: 'move 2 r4' })
  expect(all('.advised')).toHaveLength(2)
})

it('announces the final round', () => {
  show({ view: { ...view, final_turns: 1 } })
  expect(all('.final')).toHaveLength(1)
})
