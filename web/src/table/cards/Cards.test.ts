import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Selection } from '../../game/selection'
import type { ViewInfo } from '../../protocol'
import Backs from './Backs.svelte'
import Cards from './Cards.svelte'
import { playSelection, takeSelection } from './choosing'
import { PLAYS } from './plays.fixture'

const cards = {
  hand: [],
  backs: [
    [7, 2, 11, 8, 12],
    [3, 5, 5, 9],
  ],
  display: [9, null, 8, 9],
  top: 4,
  pile: 20,
  discards: ['r5', 'j3'],
}
const view = { phase: 'play', cards } as unknown as ViewInfo
const hand = ['r7', 'b2', 'b11', 'j8', 'j12']

let table: Record<string, unknown> | null = null

function show(props: { hand?: string[]; selection?: Selection | null; advice?: string }) {
  const onchoose = vi.fn<(selection: Selection) => void>()
  const all = { view, seat: 0, hand, selection: null, onchoose, ...props }
  table = mount(Cards, { target: document.body, props: all })
  flushSync()
  return onchoose
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

afterEach(async () => {
  if (table) await unmount(table)
  table = null
})

it('shows a hand to its owner', () => {
  show({})
  expect(all('.hand .number').map((number) => number.textContent)).toEqual(['7', '2', '11', '8', '12'])
})

it('shows nothing of a hand that is covered', () => {
  show({ hand: [] })
  expect(all('.hand')).toEqual([])
})

it('shows of the other hands only the backs', () => {
  table = mount(Backs, { target: document.body, props: { cards, names: ['Anna', 'Ben'], seats: [1] } })
  expect(all('.backs').map((backs) => backs.getAttribute('aria-label'))).toEqual(['3, 5, 5, 9'])
  expect(all('.name').map((name) => name.textContent)).toEqual(['Ben'])
})

it('lets nobody choose who has nothing to choose', () => {
  show({})
  expect(all('button')).toEqual([])
})

it('lets cards be taken that lie there', () => {
  const onchoose = show({ selection: takeSelection(['take 9@1', 'take 8@3', 'take 9@4']) })
  expect(all('button')).toHaveLength(3)
  for (const button of all('button')) button.click()
  expect(onchoose.mock.calls.map(([chosen]) => chosen.action)).toEqual(['take 9@1', 'take 8@3', 'take 9@4'])
})

it('asks for the colour of a joker only when it is open', () => {
  const selection = playSelection(PLAYS.jokers)
  show({ selection: selection.tap('card r7') })
  expect(all('.asking')).toEqual([])
  expect(all('.declare button:disabled')).toHaveLength(4)
})

it('declares the colour of a joker', () => {
  const alone = playSelection(PLAYS.jokers).tap('card j8')
  const onchoose = show({ selection: alone })
  all('.asking .in-y')[0]?.click()
  const [declared] = onchoose.mock.calls[0] ?? []
  expect(declared?.action).toBe('play jy8 mark y8')
})

it('dresses a joker in the colour it is played as', () => {
  show({ selection: playSelection(PLAYS.jokers).tap('card j8').tap('as y') })
  expect(all('.hand .in-y').map((card) => card.textContent.trim())).toEqual(['8'])
})

it('points at what is recommended', () => {
  show({ selection: playSelection(PLAYS.jokers), advice: 'play r7 jr8 mark r7 r8' })
  expect(all('.advised')).toHaveLength(2)
})
