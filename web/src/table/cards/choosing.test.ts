import { describe, expect, it } from 'vitest'
import { marksOf, parseAction } from '../../game/actions'
import type { Selection } from '../../game/selection'
import { cardsOf, playSelection, takeSelection } from './choosing'
import { PLAYS } from './plays.fixture'

const tap = (selection: Selection, ...things: string[]): Selection =>
  things.reduce((before, thing) => before.tap(thing), selection)

/** Every selection that taps on these things lead to. */
function reachable(start: Selection, things: string[]): Selection[] {
  const found = new Map([[JSON.stringify(start), start]])
  for (const selection of found.values())
    for (const thing of things) {
      const next = selection.tap(thing)
      found.set(JSON.stringify(next), found.get(JSON.stringify(next)) ?? next)
    }
  return [...found.values()]
}

/** Everything there is to tap for these plays. */
function thingsOf(legal: string[]): string[] {
  const cards = legal.flatMap((text) => {
    const action = parseAction(text)
    return action.kind === 'play' ? action.cards : []
  })
  const things = [
    ...cards.map((card) => `card ${card.replace(/^j[a-z]/, 'j')}`),
    ...cards.filter((card) => card.startsWith('j')).map((card) => `as ${card.charAt(1)}`),
    ...legal.flatMap(marksOf),
  ]
  return [...new Set(things)]
}

describe.each(Object.entries(PLAYS))('playing cards: %s', (_, legal) => {
  const things = thingsOf(legal)
  const all = reachable(playSelection(legal), things)

  it('only ever sends what is legal, and nothing before anything is chosen', () => {
    expect(playSelection(legal).action).toBeNull()
    for (const { action } of all) if (action !== null) expect(legal).toContain(action)
  })

  it('reaches everything that is legal', () => {
    expect([...new Set(all.map(({ action }) => action))].sort()).toEqual([...legal, null].sort())
  })

  it('shows as chosen what the action names', () => {
    for (const selection of all) {
      const marks = things.filter((thing) => !thing.includes(' ') && selection.chosen(thing))
      expect(marks.sort()).toEqual(marksOf(selection.action).sort())
    }
  })

  it('takes back whatever is tapped again', () => {
    for (const selection of all)
      for (const thing of things) if (selection.chosen(thing)) expect(selection.tap(thing).chosen(thing)).toBe(false)
  })

  it('chooses whatever can be tapped and is not chosen', () => {
    for (const selection of all)
      for (const thing of things)
        if (!selection.chosen(thing)) expect(selection.tap(thing).chosen(thing)).toBe(selection.tappable(thing))
  })

  it('never crosses anything because a cross was taken back', () => {
    for (const selection of all)
      for (const mark of marksOf(selection.action)) {
        const left = marksOf(selection.tap(mark).action)
        expect(marksOf(selection.action)).toEqual(expect.arrayContaining(left))
      }
  })

  it('begins anew when cleared', () => {
    const blank = JSON.stringify(playSelection(legal))
    for (const selection of all) expect(JSON.stringify(selection.cleared())).toBe(blank)
  })
})

describe('playing cards', () => {
  const plain = playSelection(PLAYS.plain)
  const jokers = playSelection(PLAYS.jokers)
  const many = playSelection(PLAYS.many)

  it('crosses as much as the cards can', () => {
    expect(tap(many, 'card g7').action).toBe('play g7 mark g7')
    expect(tap(many, 'card g9', 'card g7', 'card g8').action).toBe('play g9 g8 g7 mark g9 g8 g7')
  })

  it('shows cards that cross nothing as playable all the same', () => {
    expect(tap(plain, 'card r6').action).toBe('play r6')
  })

  it('keeps what was declined while further cards are chosen', () => {
    expect(tap(many, 'card g9', 'g9', 'card g8').action).toBe('play g9 g8 mark g8')
    expect(tap(many, 'card g9', 'g9', 'card g8', 'g9').action).toBe('play g9 g8 mark g9 g8')
  })

  it('begins anew with a card that does not go with the others', () => {
    expect(tap(plain, 'card r6', 'card r8', 'card g4').action).toBe('play g4 mark g4')
    expect(tap(many, 'card g7', 'card g8', 'card g9', 'card j9').chosen('card g7')).toBe(false)
  })

  it('picks the card for a number tapped on the sheet, and a joker only if it must', () => {
    expect(tap(many, 'g9').action).toBe('play g9 mark g9')
    expect(tap(many, 'g9', 'g8').action).toBe('play g9 g8 mark g9 g8')
    expect(tap(many, 'b9').action).toBe('play jb9 mark b9')
  })

  it('asks for the colour of a joker that is played alone', () => {
    const alone = tap(jokers, 'card j8')
    expect(alone.action).toBeNull()
    expect(['r', 'y', 'g', 'b'].filter((colour) => alone.tappable(`as ${colour}`))).toEqual(['r', 'y', 'g', 'b'])
    expect(tap(alone, 'as y').action).toBe('play jy8 mark y8')
    expect(tap(alone, 'as y', 'as y').action).toBeNull()
    expect(tap(alone, 'as y', 'r8').action).toBe('play jr8 mark r8')
  })

  it('takes the colour of the cards that a joker is played with', () => {
    const both = tap(jokers, 'card j8', 'as y', 'card r7')
    expect(both.action).toBe('play r7 jr8 mark r7 r8')
    expect(both.tappable('as y')).toBe(false)
    expect(tap(both, 'card r7').action).toBe('play jr8 mark r8')
  })

  it('crosses a number once that is played twice', () => {
    expect(tap(many, 'card g9', 'card j9').action).toMatch(/ mark g9$/)
  })
})

describe('the cards of an action', () => {
  it('are things to tap', () => {
    expect(cardsOf('play r7 jr8 mark r7')).toEqual(['card r7', 'card j8'])
    expect(cardsOf('take 9@1 9@4')).toEqual(['display 0', 'display 3'])
    expect([cardsOf('pass'), cardsOf(null)]).toEqual([[], []])
  })
})

describe('taking cards', () => {
  const places = [0, 1, 2, 3].map((place) => `display ${place}`)
  const ONE = ['take 9@1', 'take 10@2', 'take 8@3', 'take 9@4']
  const TWO = ['take 9@1 10@2', 'take 8@3 9@1', 'take 9@1 9@4', 'take 8@3 10@2', 'take 9@4 10@2', 'take 8@3 9@4']
  const one = takeSelection(ONE)
  const two = takeSelection(TWO)

  it('takes exactly as many as are needed', () => {
    expect(tap(two, 'display 1').action).toBeNull()
    expect(tap(two, 'display 1', 'display 2').action).toBe('take 8@3 10@2')
    expect(tap(two, 'display 3', 'display 0').action).toBe('take 9@1 9@4')
  })

  it('puts the first back when one more is tapped than can be taken', () => {
    expect(tap(one, 'display 0', 'display 2').action).toBe('take 8@3')
    expect(tap(two, 'display 0', 'display 1', 'display 2').action).toBe('take 8@3 10@2')
  })

  it('takes whichever of two equal backs was tapped', () => {
    expect(tap(one, 'display 3').action).toBe('take 9@4')
    expect(tap(two, 'display 3', 'display 2').action).toBe('take 8@3 9@4')
    expect(places.map((place) => tap(one, 'display 3').chosen(place))).toEqual([false, false, false, true])
  })

  it('leaves gaps alone', () => {
    const gap = takeSelection(['take 10@2', 'take 8@3'])
    expect(places.map((place) => gap.tappable(place))).toEqual([false, true, true, false])
    expect(gap.tap('display 0')).toBe(gap)
  })

  it.each([
    [one, ONE],
    [two, TWO],
  ])('reaches everything that is legal, and nothing else', (start, legal) => {
    const actions = new Set(reachable(start, places).map(({ action }) => action))
    expect([...actions].sort()).toEqual([...legal, null].sort())
  })
})
