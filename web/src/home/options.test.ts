import { beforeAll, expect, test } from 'vitest'
import type { OptionInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { gameName } from '../shared/game-name'
import { loadWords } from '../words.svelte'
import { choicesOf, isAdvanced, tellChoice, tellChosen } from './options'

const games: OptionInfo = { name: 'games', default: '5', kind: 'range', names: [], first: 1, last: 5 }
const names = (name: string, ...names: string[]): OptionInfo => ({
  ...{ name, default: names[0] ?? '', kind: 'names', names },
  ...{ first: 0, last: 0 },
})
const locks = names('locks', 'announced', 'sealed')
const jokers = names('jokers', 'no', 'yes')
const side: OptionInfo = { ...names('side', 'our-spiral', 'our-zigzag'), kind: 'board' }

beforeAll(async () => {
  settings.language = 'en'
  await loadWords()
})

test('the choices of an option are those that the server offers', () => {
  expect(choicesOf(games)).toEqual(['1', '2', '3', '4', '5'])
  expect(choicesOf(side)).toEqual(['our-spiral', 'our-zigzag'])
})

test('a choice is told in words, a number as it is', () => {
  expect([tellChoice(games, '3'), tellChoice(side, 'our-zigzag')]).toEqual(['3', 'Zigzag'])
  expect(tellChoice(jokers, 'yes')).toBe('With eleven jokers')
})

test('only how locks are played is tucked away', () => {
  expect([games, locks, jokers, side].filter(isAdvanced)).toEqual([locks])
})

test('a table tells what was chosen, and of what is tucked away only what differs', () => {
  expect(tellChosen([games, locks], { games: '3', locks: 'announced' })).toEqual(['Games in the match, at most: 3'])
  expect(tellChosen([locks], { locks: 'sealed' })).toHaveLength(1)
  expect(tellChosen([side], { side: 'r3/1 y3/2' })).toEqual([])
})

test('the card game with jokers has a name of its own, also by its old id', () => {
  const names = [gameName('cards', { jokers: 'no' }), gameName('cards', { jokers: 'yes' }), gameName('cards-jokers')]
  expect(names).toEqual(['The card game', 'The card game with jokers', 'The card game with jokers'])
})
