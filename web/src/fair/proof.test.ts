import { describe, expect, it } from 'vitest'
import backCards from './fixtures/back-cards.json'
import backClassic from './fixtures/back-classic.json'
import board from './fixtures/board.json'
import earlier from './fixtures/cards-jokers.json'
import cards from './fixtures/cards.json'
import classic from './fixtures/classic.json'
import deluxe from './fixtures/deluxe.json'
import jokers from './fixtures/jokers.json'
import mixxA from './fixtures/mixx-a.json'
import mixxB from './fixtures/mixx-b.json'
import otherSheet from './fixtures/other-sheet.json'
import { prove, type Provable } from './proof'

// Records made by the Python side, from one seed; in `classic` and `mixx-a` a lock was answered.
const RECORDS: Provable[] = [classic, deluxe, mixxA, mixxB, board, cards, jokers, earlier, backClassic, backCards]
const WITH_EVENT = (record: Provable, index: number, event: string): Provable => ({
  ...record,
  events: record.events.with(index, event),
})
const OF_PLAYERS = /^(\d|back)/
const chanceIn = (record: Provable) => record.events.filter((event) => !OF_PLAYERS.test(event)).length

describe.each([
  ['classic', classic],
  ['deluxe', deluxe],
  ['mixx-a', mixxA],
  ['mixx-b', mixxB],
  ['board', board],
  ['cards', cards],
  ['cards with jokers', jokers],
  ['a record of the rules of version 1', earlier],
  ['dice after moves were taken back', backClassic],
  ['cards that were dealt anew', backCards],
] as [string, Provable][])('%s', (_, record) => {
  it('is proven, with every outcome counted', () => {
    expect(prove(record, record.commitment)).toEqual({ finding: 'proven', outcomes: chanceIn(record) })
  })

  it('is proven by a device that saw nothing before the game', () => {
    expect(prove(record, null).finding).toBe('proven')
  })

  it('has another first player with another salt or with none', () => {
    for (const salts of [['pear', ...(record.salts ?? []).slice(1)], null]) {
      expect(prove({ ...record, salts }, null).finding).toBe('wrong-outcome')
    }
  })

  it('is proven only with the salts that this device gave', () => {
    const salts = record.salts ?? []
    expect(prove(record, null, { 1: salts[1] ?? '' }).finding).toBe('proven')
    expect(prove(record, null, { 0: salts[0] ?? '', 1: 'pear' })).toEqual({ finding: 'other-salt', outcomes: 0 })
  })

  it('is not proven if any one outcome is another', () => {
    for (const [index, event] of record.events.entries()) {
      if (OF_PLAYERS.test(event)) continue
      const changed = tampered(event)
      const verdict = prove(WITH_EVENT(record, index, changed), null)
      expect(verdict).toMatchObject({
        finding: 'wrong-outcome',
        event: index + 1,
        found: changed,
        expected: event,
      })
    }
  })
})

/** Another outcome of the same kind. */
function tampered(event: string): string {
  const [kind = '', ...words] = event.split(' ')
  if (kind === 'first') return words[0] === '1' ? 'first 2' : 'first 1'
  if (kind === 'roll') return ['roll', String((Number(words[0]) % 6) + 1), ...words.slice(1)].join(' ')
  const seen = kind === 'redeal' ? 5 : 0 // the numbers of the display and of the top are as before
  return [kind, ...words.slice(0, seen), ...words.slice(seen).toReversed()].join(' ')
}

it('knows cards of an earlier shuffle that are dealt anew', () => {
  expect(backCards.events.some((event) => event.startsWith('redeal') && event.includes('@'))).toBe(true)
})

it('is not proven if a step back is hidden', () => {
  const place = backClassic.events.findIndex((event) => event.startsWith('back'))
  const hidden = backClassic.events.filter(
    (event, index) => index > place || !event.startsWith('roll') || index < place - 12,
  )
  expect(prove({ ...backClassic, events: hidden }, null).finding).toBe('wrong-outcome')
})

it('shuffles the discards again, too', () => {
  expect(RECORDS.some((record) => record.events.filter((event) => event.startsWith('shuffle')).length > 1)).toBe(true)
})

it.each([classic, mixxA, mixxB])('knows that dice leave', (record) => {
  const dice = record.events.filter((event) => event.startsWith('roll')).map((event) => event.split(' ').length - 1)
  expect(new Set(dice)).toEqual(new Set([6, 5]))
})

it('goes by the order of the colours on the sheet', () => {
  expect(prove(otherSheet, null, {}, ['y', 'r', 'b', 'g']).finding).toBe('proven')
  expect(prove(otherSheet, null).finding).toBe('wrong-outcome')
})

it('reads records of both versions of the rules', () => {
  expect([earlier.rules, earlier.game, jokers.rules, jokers.game]).toEqual([1, 'cards-jokers', 2, 'cards'])
})

describe('the seed', () => {
  it('has to be there', () => {
    expect(prove({ ...classic, seed: null }, null).finding).toBe('no-seed')
  })

  it('has to fit the commitment', () => {
    expect(prove({ ...classic, seed: 'f'.repeat(64) }, null).finding).toBe('wrong-seed')
  })
})

describe('the commitment', () => {
  it('has to be there', () => {
    expect(prove({ ...classic, commitment: null }, null).finding).toBe('no-commitment')
  })

  it('has to be the one that was seen before the game', () => {
    expect(prove(classic, 'a'.repeat(64)).finding).toBe('other-commitment')
  })
})
