import { afterEach, expect, test, vi } from 'vitest'

const { dataset } = document.documentElement

/** Where the page is, as an index says that has these words in its first line. */
async function place(base?: string, server?: string) {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://qwixx.example/'))
  Object.assign(dataset, base === undefined ? {} : { base }, server === undefined ? {} : { server })
  return import('./place')
}

afterEach(() => {
  delete dataset['base']
  delete dataset['server']
  vi.unstubAllGlobals()
})

test('at the root, with its own server', async () => {
  const { BASE, SERVER, ALONE, AT_HOME, served, linkTo, pathIn } = await place('/', '')
  expect([BASE, SERVER, ALONE, AT_HOME]).toEqual(['/', 'https://qwixx.example', false, true])
  expect(served('/api/games')).toBe('https://qwixx.example/api/games')
  expect([linkTo('/'), linkTo('/rules'), pathIn('/rules')]).toEqual(['/', '/rules', '/rules'])
})

test('an index that says nothing is at the root', async () => {
  const { BASE, AT_HOME } = await place()
  expect([BASE, AT_HOME]).toEqual(['/', true])
})

test('in a folder, with a server elsewhere', async () => {
  const { ALONE, AT_HOME, served, linkTo, pathIn } = await place('/games/qwixx/', 'https://x.example:8443')
  expect([ALONE, AT_HOME]).toEqual([false, false])
  expect(served('/api/games')).toBe('https://x.example:8443/api/games')
  expect([linkTo('/'), linkTo('/t/tire-vopa')]).toEqual(['/games/qwixx/', '/games/qwixx/t/tire-vopa'])
  expect([pathIn('/games/qwixx/'), pathIn('/games/qwixx/rules/board')]).toEqual(['/', '/rules/board'])
  expect(pathIn('/elsewhere')).toBe('/elsewhere')
})

test('without a server', async () => {
  const { SERVER, ALONE, AT_HOME } = await place('/', 'none')
  expect([SERVER, ALONE, AT_HOME]).toEqual([null, true, false])
})

test('a table of this browser is known by its code', async () => {
  const { isLocal } = await place()
  expect(['local-tire-vopa', 'tire-vopa', 'loca-lulu'].map(isLocal)).toEqual([true, false, false])
})
