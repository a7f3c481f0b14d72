import { expect, test, vi } from 'vitest'
import { routeOf } from './router.svelte'

test.each([
  ['/', { screen: 'home' }],
  ['/new/classic', { screen: 'new', game: 'classic' }],
  ['/learn/cards-jokers', { screen: 'learn', game: 'cards-jokers' }],
  ['/learn', { screen: 'lost' }],
  ['/t/tire-vopa', { screen: 'table', code: 'tire-vopa' }],
  ['/t/tire-vopa/', { screen: 'table', code: 'tire-vopa' }],
  ['/t/tire-vopa/replay', { screen: 'replay', code: 'tire-vopa' }],
  ['/t/tire-vopa/review', { screen: 'review', code: 'tire-vopa' }],
  ['/rules', { screen: 'rules', game: null }],
  ['/privacy', { screen: 'privacy' }],
  ['/explore', { screen: 'explore' }],
  ['/explore/more', { screen: 'lost' }],
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

/** The router on a page that was opened at a path, with a history of that path alone. */
async function opened(path: string) {
  vi.resetModules()
  const entries: { path: string; state: unknown }[] = [{ path, state: null }]
  let at = 0
  function move(steps: number) {
    at += steps
    dispatchEvent(new Event('popstate'))
  }
  vi.stubGlobal('location', {
    ...{ origin: 'http://qwixx', search: '', hash: '' },
    get pathname() {
      return entries[at]?.path ?? ''
    },
  })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state ?? null
    },
    pushState(state: unknown, _: string, path: string) {
      entries.splice(++at, entries.length, { path, state })
    },
    replaceState(state: unknown, _: string, path = entries[at]?.path ?? '') {
      entries[at] = { path, state }
    },
    go: move,
    back: () => move(-1),
  })
  const { followLinks, go } = await import('./router.svelte')
  followLinks()
  return { go, ways: () => entries.slice(0, at + 1).map(({ path }) => path) }
}

test('a form that has opened a table is not gone back to', async () => {
  const { go, ways } = await opened('/')
  go('/new/classic')
  go('/t/tire-vopa')
  expect(ways()).toEqual(['/', '/t/tire-vopa'])
})

test('a rematch takes the place of the game before', async () => {
  const { go, ways } = await opened('/')
  for (const path of ['/t/tire-vopa', '/t/baba-dede', '/t/lulu-momo']) go(path)
  expect(ways()).toEqual(['/', '/t/lulu-momo'])
})

test('a table that is opened from deeper in the page stands above home as well', async () => {
  const { go, ways } = await opened('/')
  for (const path of ['/t/tire-vopa', '/t/tire-vopa/replay', '/rules', '/t/baba-dede']) go(path)
  expect(ways()).toEqual(['/', '/t/baba-dede'])
})

test('rules and the rest have the table below them', async () => {
  const { go, ways } = await opened('/')
  for (const path of ['/t/tire-vopa', '/rules/classic', '/privacy']) go(path)
  expect(ways()).toEqual(['/', '/t/tire-vopa', '/rules/classic', '/privacy'])
})

test('a link that leads home from a table is a step back', async () => {
  const { go, ways } = await opened('/')
  go('/t/tire-vopa')
  go('/')
  expect(ways()).toEqual(['/'])
})

test('a table that was opened by a link gets home below it, once something is touched', async () => {
  const { go, ways } = await opened('/t/tire-vopa')
  expect(ways()).toEqual(['/t/tire-vopa'])
  dispatchEvent(new Event('click'))
  dispatchEvent(new Event('click'))
  expect(ways()).toEqual(['/', '/t/tire-vopa'])
  go('/t/baba-dede')
  expect(ways()).toEqual(['/', '/t/baba-dede'])
})

test('a table that is opened from another first screen has home below it', async () => {
  const { go, ways } = await opened('/rules')
  go('/new/classic')
  go('/t/tire-vopa')
  expect(ways()).toEqual(['/rules', '/', '/t/tire-vopa'])
})

test('in a folder of a web space every way stays below it', async () => {
  document.documentElement.dataset['base'] = '/games/qwixx/'
  const { go, ways } = await opened('/games/qwixx/rules')
  go('/new/classic')
  go('/t/tire-vopa')
  expect(ways()).toEqual(['/games/qwixx/rules', '/games/qwixx/', '/games/qwixx/t/tire-vopa'])
  delete document.documentElement.dataset['base']
})
