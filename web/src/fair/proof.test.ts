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
import { FITTING, promiseOf, prove, type Finding, type Known, type Provable } from './proof'

// Records made by the Python side, from one seed; in `classic` and `mixx-a` a lock was answered.
const RECORDS: Provable[] = [classic, deluxe, mixxA, mixxB, board, cards, jokers, earlier, backClassic, backCards]
const promisesOf = (salts: string[] = []) => salts.map((salt) => salt && promiseOf(salt))
const promised = (record: Provable): Provable => ({ ...record, promises: promisesOf(record.salts ?? []) })
const knows = (known: Partial<Known>): Known => ({ commitment: null, promised: {}, fixed: [], bots: [], ...known })
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
  const salted = [...(record.salts ?? []).entries()].filter(([, salt]) => salt).map(([seat]) => seat)

  it('is proven, with every outcome counted', () => {
    const known = knows({ commitment: record.commitment })
    expect(prove(promised(record), known)).toEqual({ finding: 'proven', outcomes: chanceIn(record), givers: salted })
  })

  it('is proven by a device that saw nothing before the game', () => {
    expect(prove(promised(record)).finding).toBe('proven')
  })

  it('fits, but is not proven, if its salts were not promised', () => {
    expect(prove(record)).toMatchObject({ finding: 'unpromised-salt', outcomes: chanceIn(record), concerned: salted })
  })

  it('has another first player with another salt or with none', () => {
    for (const salts of [['pear', ...(record.salts ?? []).slice(1)], null]) {
      expect(prove({ ...record, salts }).finding).toBe('wrong-outcome')
    }
  })

  it('is not proven if any one outcome is another', () => {
    for (const [index, event] of record.events.entries()) {
      if (OF_PLAYERS.test(event)) continue
      const changed = tampered(event)
      const verdict = prove(WITH_EVENT(record, index, changed))
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
  expect(prove({ ...backClassic, events: hidden }).finding).toBe('wrong-outcome')
})

it('shuffles the discards again, too', () => {
  expect(RECORDS.some((record) => record.events.filter((event) => event.startsWith('shuffle')).length > 1)).toBe(true)
})

it.each([classic, mixxA, mixxB])('knows that dice leave', (record) => {
  const dice = record.events.filter((event) => event.startsWith('roll')).map((event) => event.split(' ').length - 1)
  expect(new Set(dice)).toEqual(new Set([6, 5]))
})

it('goes by the order of the colours on the sheet', () => {
  expect(prove(promised(otherSheet), knows({}), ['y', 'r', 'b', 'g']).finding).toBe('proven')
  expect(prove(promised(otherSheet)).finding).toBe('wrong-outcome')
})

it('reads records of both versions of the rules', () => {
  expect([earlier.rules, earlier.game, jokers.rules, jokers.game]).toEqual([1, 'cards-jokers', 2, 'cards'])
})

describe('the seed', () => {
  it('has to be there', () => {
    expect(prove({ ...classic, seed: null }).finding).toBe('no-seed')
  })

  it('has to fit the commitment', () => {
    expect(prove({ ...classic, seed: 'f'.repeat(64) }).finding).toBe('wrong-seed')
  })
})

describe('the commitment', () => {
  it('has to be there', () => {
    expect(prove({ ...classic, commitment: null }).finding).toBe('no-commitment')
  })

  it('has to be the one that was seen before the game', () => {
    expect(prove(classic, knows({ commitment: 'a'.repeat(64) })).finding).toBe('other-commitment')
  })
})

describe('who could have chosen the dice', () => {
  const fair = promised(classic) // seats 1 and 3 gave a salt
  const [hers = '', , lauras = ''] = promisesOf(classic.salts)
  const found = (record: Provable, known: Partial<Known> = {}): [Finding, number[] | undefined] => {
    const { finding, concerned } = prove(record, knows(known))
    return [finding, concerned]
  }

  it('is told of a promise as the Python side makes it', () => {
    expect(promiseOf('apple')).toBe('bf06c724a9d5f931bda3f7b59a79d0ae77e5e938938da0f024b105d9c8b36319')
  })

  it('nobody, if this device finds all as it promised and saw it', () => {
    const known = { promised: { 0: hers }, fixed: [[hers, '', lauras]] }
    expect(found(fair, known)).toEqual(['proven', undefined])
  })

  it('a server that gave a salt nobody had promised, as for a bot', () => {
    expect(found({ ...fair, promises: [hers, '', ''] }, { promised: { 0: hers } })).toEqual(['unpromised-salt', [2]])
  })

  it('whoever gave a salt that is not the promised one', () => {
    expect(found({ ...fair, promises: [promiseOf('pear'), '', lauras] })).toEqual(['wrong-promise', [0]])
  })

  it('a server that left a promised salt out, of somebody else or of this device', () => {
    const record = { ...fair, promises: [hers, promiseOf('pear'), lauras] }
    expect(found(record)).toEqual(['withheld', [1]])
    expect(found(record, { promised: { 1: promiseOf('pear') } })).toEqual(['left-out', [1]])
  })

  it('a server that refused or changed what this device promised', () => {
    expect(found(fair, { promised: { 1: promiseOf('pear') } })).toEqual(['other-promise', [1]])
    expect(found(fair, { promised: { 0: lauras } })).toEqual(['other-promise', [0]])
  })

  it('a server that changed a promise after this device had revealed its salt', () => {
    const known = { promised: { 0: hers }, fixed: [[hers, '', promiseOf('pear')]] }
    expect(found(fair, known)[0]).toBe('other-promises')
  })

  it('a server that broke the start off once it knew the salts', () => {
    const known = {
      promised: { 0: hers },
      fixed: [
        [promiseOf('first'), '', lauras],
        [hers, '', lauras],
      ],
    }
    expect(found(fair, known)[0]).toBe('started-again')
  })

  it('a server, if nobody gave a salt', () => {
    const record = { ...fair, salts: null, promises: null, events: [] }
    expect(found(record)[0]).toBe('no-salt')
    expect(found({ ...record, promises: [hers, '', ''] })[0]).toBe('no-salt')
    expect(found(fair, { bots: [0, 2] })[0]).toBe('no-salt')
  })

  it('and only what fits is called fitting', () => {
    expect(FITTING).toEqual(['proven', 'withheld', 'no-salt', 'unpromised-salt', 'left-out', 'started-again'])
  })
})
