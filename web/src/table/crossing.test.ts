import { expect, test } from 'vitest'
import { Crossing } from './crossing'

const LEGAL = ['pass', 'play mark r8', 'play mark r9', 'play mark r8 r9', 'play mark r10', 'play mark r8 r10']
const LOCKING = ['pass', 'play mark r11', 'play mark r11 r12', 'play mark y2']

const tapped = (legal: string[], ...things: string[]) =>
  things.reduce((selection, thing) => selection.tap(thing), new Crossing(legal))

test('nothing tapped crosses nothing', () => {
  expect(new Crossing(LEGAL).action).toBe('pass')
})

test('numbers that cards can cross together are, in any order', () => {
  expect(tapped(LEGAL, 'r9', 'r8').action).toBe('play mark r8 r9')
  expect(tapped(LEGAL, 'r8', 'r10').action).toBe('play mark r8 r10')
})

test('a number that cannot be beside the others is instead of them', () => {
  expect(tapped(LEGAL, 'r9', 'r10').action).toBe('play mark r10')
  expect(tapped(LOCKING, 'r11', 'y2').action).toBe('play mark y2')
})

test('a second tap takes a number back', () => {
  expect(tapped(LEGAL, 'r8', 'r9', 'r8').action).toBe('play mark r9')
  expect(tapped(LEGAL, 'r8', 'r8').action).toBe('pass')
})

test('a last number that needs another before it brings it along', () => {
  expect(tapped(LOCKING, 'r12').action).toBe('play mark r11 r12')
  expect(tapped(LOCKING, 'r12', 'r11').action).toBe('play mark r11 r12')
  expect(tapped(LOCKING, 'r12', 'r12').action).toBe('play mark r11')
})

test('only what is legal can be tapped', () => {
  expect(new Crossing(LEGAL).tappable('r8')).toBe(true)
  expect(new Crossing(LEGAL).tappable('b2')).toBe(false)
  expect(tapped(LEGAL, 'b2').action).toBe('pass')
  expect(tapped(LEGAL, 'r8').cleared().action).toBe('pass')
})
