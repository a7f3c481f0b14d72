import { expect, test } from 'vitest'
import { routeOf } from './router.svelte'

test.each([
  ['/', { screen: 'home' }],
  ['/new/classic', { screen: 'new', game: 'classic' }],
  ['/learn/cards-jokers', { screen: 'learn', game: 'cards-jokers' }],
  ['/learn', { screen: 'lost' }],
  ['/t/tire-vopa', { screen: 'table', code: 'tire-vopa' }],
  ['/t/tire-vopa/', { screen: 'table', code: 'tire-vopa' }],
  ['/t/tire-vopa/replay', { screen: 'replay', code: 'tire-vopa' }],
  ['/rules', { screen: 'rules', game: null }],
  ['/privacy', { screen: 'privacy' }],
  ['/privacy/more', { screen: 'lost' }],
  ['/rules/cards-jokers', { screen: 'rules', game: 'cards-jokers' }],
  ['/t', { screen: 'lost' }],
  ['/t/tire-vopa/replay/2', { screen: 'lost' }],
  ['/t/tire-vopa/other', { screen: 'lost' }],
  ['/nowhere', { screen: 'lost' }],
  ['/new', { screen: 'lost' }],
])('%s is a screen', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
