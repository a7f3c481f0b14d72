import { beforeEach, expect, test } from 'vitest'
import { settings } from './settings.svelte'
import { LANGUAGES, language, loadTopic, loadWords, say, worded } from './words.svelte'

beforeEach(() => {
  settings.language = null
})

test('the language is the first of the browser that there is', () => {
  Object.defineProperty(navigator, 'languages', { value: ['nl-NL', 'fr-CA', 'it'], configurable: true })
  expect(language()).toBe('fr')
  Object.defineProperty(navigator, 'languages', { value: ['nl'], configurable: true })
  expect(language()).toBe('en')
})

test('a person may choose another', () => {
  settings.language = 'de'
  expect(language()).toBe('de')
})

test('every language says the same in its own words', async () => {
  const said = new Set<string>()
  for (const each of LANGUAGES) {
    settings.language = each
    await loadWords()
    expect(document.documentElement.lang).toBe(each)
    said.add(say('colour-y'))
  }
  expect(said.size).toBe(5)
})

test('variables are filled in, plurals follow the number, names stay as they are', async () => {
  settings.language = 'en'
  await loadWords()
  expect(say('points', { points: 1 })).toBe('1 point')
  expect(say('points', { points: 2 })).toBe('2 points')
  expect(say('begins', { name: '<b>{ $x }</b>' })).toBe('<b>{ $x }</b> begins.')
})

test('a key that is missing is shown as it is', () => {
  expect(say('no-such-key')).toBe('no-such-key')
})

test('a topic stays through a change of language', async () => {
  settings.language = 'en'
  await loadTopic('rules')
  const english = say('rules-title')
  settings.language = 'it'
  await loadWords()
  expect(english).not.toBe('rules-title')
  expect(say('rules-title')).not.toBe('rules-title')
})

test('a screen comes with its words, however many ask for it at once', async () => {
  settings.language = 'en'
  const screen = Promise.resolve('screen')
  const both = [worded('privacy', screen), worded('privacy', screen)]
  expect(await both[1]).toBe('screen')
  expect(say('privacy-title')).toBe('Privacy')
  await both[0]
})

test('words that are overtaken by others do not take them away', async () => {
  settings.language = 'en'
  const first = loadWords()
  await loadTopic('end')
  await first
  expect(say('end-play')).toBe('Play')
})
