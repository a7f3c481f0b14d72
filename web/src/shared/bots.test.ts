import { beforeAll, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords } from '../words.svelte'
import { aboutBot, botsFor, takenApart } from './bots'

const keen = { name: 'keen bot', description: 'Crosses whatever it can.', games: ['classic'] }
const silent = { name: 'silent', description: '', games: ['classic', 'board'] }
const games = { games: [], levels: ['easy', 'normal', 'hard'], bots: [keen, silent] }

beforeAll(async () => {
  settings.language = 'en'
  await loadWords()
})

it('offers the bots that play the game', () => {
  expect(botsFor(games, 'classic')).toEqual([keen, silent])
  expect(botsFor(games, 'board')).toEqual([silent])
  expect(botsFor(null, 'board')).toEqual([])
})

it('says of a bot what there is to say', () => {
  expect(aboutBot('easy', games.levels, games.bots)).toContain('misses a lock')
  expect(aboutBot('keen bot', games.levels, games.bots)).toBe('Crosses whatever it can.')
  expect(aboutBot('silent', games.levels, games.bots)).toBe('silent is a bot of another package.')
  expect(aboutBot('gone', games.levels, games.bots)).toBe('gone is a bot of another package.')
})

it('takes a choice apart, whatever the bot is called', () => {
  expect(takenApart('bot keen bot')).toEqual(['bot', 'keen bot'])
  expect(takenApart('open')).toEqual(['open', undefined])
})
