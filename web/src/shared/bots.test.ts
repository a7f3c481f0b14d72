import { beforeAll, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords } from '../words.svelte'
import { aboutBot, botsFor, takenApart } from './bots'

const keen = { name: 'keen bot', description: 'Crosses whatever it can.', games: ['classic'], ours: false }
const silent = { name: 'silent', description: '', games: ['classic', 'board'], ours: false }
const greedy = { name: 'greedy:3', description: '', games: ['classic', 'board'], ours: true }
const games = { games: [], levels: ['easy', 'normal', 'hard'], bots: [keen, silent, greedy] }

beforeAll(async () => {
  settings.language = 'en'
  await loadWords()
})

it('offers the bots that play the game', () => {
  expect(botsFor(games, 'classic')).toEqual([keen, silent, greedy])
  expect(botsFor(games, 'board')).toEqual([silent, greedy])
  expect(botsFor(null, 'board')).toEqual([])
})

it('says of a bot what there is to say', () => {
  expect(aboutBot('easy', games.levels, games.bots)).toContain('misses a lock')
  expect(aboutBot('greedy:3', games.levels, games.bots)).toContain('skips the fewest numbers')
  expect(aboutBot('keen bot', games.levels, games.bots)).toBe('Crosses whatever it can.')
  expect(aboutBot('silent', games.levels, games.bots)).toBe('silent is a bot of another package.')
  expect(aboutBot('gone', games.levels, games.bots)).toMatch(/^gone is not offered here any more/)
  expect(aboutBot('keen bot', [], [])).toBe('') // not known yet
})

it('takes a choice apart, whatever the bot is called', () => {
  expect(takenApart('bot keen bot')).toEqual(['bot', 'keen bot'])
  expect(takenApart('open')).toEqual(['open', undefined])
})
