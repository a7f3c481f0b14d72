import { describe, expect, it } from 'vitest'
import board from './fixtures/board.json'
import jokers from './fixtures/cards-jokers.json'
import cards from './fixtures/cards.json'
import classic from './fixtures/classic.json'
import deluxe from './fixtures/deluxe.json'
import { prove, type Provable } from './proof'

// Records made by the Python side, from one seed.
const RECORDS: Provable[] = [classic, deluxe, board, cards, jokers]
const WITH_EVENT = (record: Provable, index: number, event: string): Provable => ({
  ...record,
  events: record.events.with(index, event),
})
const chanceIn = (record: Provable) => record.events.filter((event) => !/^\d/.test(event)).length

describe.each([
  ['classic', classic],
  ['deluxe', deluxe],
  ['board', board],
  ['cards', cards],
  ['cards-jokers', jokers],
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
      if (/^\d/.test(event)) continue
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
  return [kind, ...words.toReversed()].join(' ')
}

it('shuffles the discards again, too', () => {
  expect(RECORDS.some((record) => record.events.filter((event) => event.startsWith('shuffle')).length > 1)).toBe(true)
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
