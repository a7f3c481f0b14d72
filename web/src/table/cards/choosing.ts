/** Choosing cards: of the display in `take`, of the hand in `play`. Both only look among the legal actions. */

import { parseAction } from '../../game/actions'
import type { Selection } from '../../game/selection'

/** Cards of the display by their places: of two with the same back, the one that was tapped. */
export class Taking implements Selection {
  readonly #choices: { text: string; places: number[] }[]

  constructor(
    readonly legal: string[],
    readonly places: number[] = [], // in the order of the taps
  ) {
    this.#choices = legal.map((text) => ({ text, places: placesOf(text) }))
  }

  /** How many have to be taken. */
  get needed(): number {
    return this.#choices[0]?.places.length ?? 0
  }

  get action(): string | null {
    return this.#choices.find(({ places }) => same(places, this.places))?.text ?? null
  }

  tappable(thing: string): boolean {
    const place = placeOf(thing)
    return place !== null && this.#possible([place])
  }

  chosen(thing: string): boolean {
    return this.places.some((place) => thing === `display ${place}`)
  }

  tap(thing: string): Taking {
    const place = placeOf(thing)
    if (place === null || !this.tappable(thing)) return this
    if (this.chosen(thing))
      return new Taking(
        this.legal,
        this.places.filter((other) => other !== place),
      )
    let places = [...this.places, place]
    while (!this.#possible(places)) places = places.slice(1) // one too many: the first tapped goes back
    return new Taking(this.legal, places)
  }

  cleared(): Taking {
    return new Taking(this.legal)
  }

  #possible(some: number[]): boolean {
    return this.#choices.some(({ places }) => among(some, places))
  }
}

const placeOf = (thing: string): number | null => (thing.startsWith('display ') ? Number(thing.slice(8)) : null)

function placesOf(text: string): number[] {
  const action = parseAction(text)
  return action.kind === 'take' ? action.places : []
}

export const takeSelection = (legal: string[]): Selection => new Taking(legal)

/** The cards that an action takes or plays, as things to tap. */
export function cardsOf(text: string | null): string[] {
  const action = text === null ? null : parseAction(text)
  if (action?.kind === 'play') return action.cards.map((card) => `card ${held(card)}`)
  return action?.kind === 'take' ? action.places.map((place) => `display ${place}`) : []
}

/** A card as it is in the hand: a joker without its colour. */
const held = (card: string): string => card.replace(/^j[a-z]/, 'j')

/** A legal play: the cards as they are in the hand, the colour they are played as, what is crossed. */
interface Play {
  text: string
  cards: string[]
  colour: string
  marks: string[]
}

function playOf(text: string): Play[] {
  const action = parseAction(text)
  if (action.kind !== 'play') return []
  const cards = action.cards.map(held)
  const colour = action.cards[0]?.replace(/^j/, '').charAt(0) ?? ''
  return [{ text, cards, colour, marks: action.marks }]
}

/**
 * Cards of the hand, and what they cross: as many numbers as they can, but for those that were declined. Jokers alone
 * wait for their colour.
 */
class Playing implements Selection {
  private readonly play: Play | null

  constructor(
    readonly plays: Play[],
    readonly cards: string[] = [],
    readonly colour: string | null = null,
    readonly declined: string[] = [],
  ) {
    const colours = this.colours()
    const played = colours.length === 1 ? colours[0] : colours.find((one) => one === colour)
    const possible = this.playing(cards).filter((play) => play.colour === played && !meet(play.marks, declined))
    this.play = first(possible, (play) => [-play.marks.length])
  }

  get action(): string | null {
    return this.play?.text ?? null
  }

  tappable(thing: string): boolean {
    const [kind = '', name = ''] = thing.split(' ')
    if (kind === 'card') return this.plays.some((play) => play.cards.includes(name))
    if (kind === 'as') return this.colours().length > 1 && this.colours().includes(name)
    return this.plays.some((play) => play.marks.includes(thing))
  }

  chosen(thing: string): boolean {
    const [kind = '', name = ''] = thing.split(' ')
    if (kind === 'card') return this.cards.includes(name)
    if (kind === 'as') return this.tappable(thing) && this.play?.colour === name
    return this.play?.marks.includes(thing) ?? false
  }

  tap(thing: string): Playing {
    if (!this.tappable(thing)) return this
    const [kind = '', name = ''] = thing.split(' ')
    if (kind === 'card') return this.tapCard(name)
    if (kind === 'as') return new Playing(this.plays, this.cards, this.chosen(thing) ? null : name)
    return this.chosen(thing) ? this.without(thing) : this.crossing(thing)
  }

  cleared(): Playing {
    return new Playing(this.plays)
  }

  private tapCard(card: string): Playing {
    const chosen = this.cards.includes(card)
    const cards = chosen ? this.cards.filter((other) => other !== card) : [...this.cards, card]
    if (cards.length === 0) return this.cleared()
    const together = this.playing(cards).length > 0
    if (!together) return new Playing(this.plays, [card])
    return new Playing(this.plays, cards, this.play?.colour ?? this.colour, this.declined)
  }

  /** The same cards without this cross, and without any that were not chosen either. */
  private without(mark: string): Playing {
    const kept = this.play?.marks.filter((other) => other !== mark) ?? []
    return this.withMarks(this.cards, this.play?.colour ?? null, kept)
  }

  /** Cross a number too: with the cards chosen, else with further ones, else with others instead. */
  private crossing(mark: string): Playing {
    const marks = this.play?.marks ?? []
    const nearest = first(
      this.plays.filter((play) => play.marks.includes(mark)),
      (play) => {
        const equal = same(play.cards, this.cards)
        const more = among(this.cards, play.cards) && among(marks, play.marks)
        const lost = marks.filter((other) => !play.marks.includes(other)).length
        const jokers = play.cards.filter((card) => card.startsWith('j')).length
        return [equal ? 0 : more ? 1 : 2, equal ? lost : 0, play.cards.length, jokers, play.marks.length]
      },
    )
    return nearest ? this.withMarks(nearest.cards, nearest.colour, nearest.marks) : this
  }

  private withMarks(cards: string[], colour: string | null, marks: string[]): Playing {
    const could = this.playing(cards).flatMap((play) => (play.colour === colour ? play.marks : []))
    const declined = could.filter((mark) => !marks.includes(mark))
    return new Playing(this.plays, cards, colour, declined)
  }

  private playing(cards: string[]): Play[] {
    return this.plays.filter((play) => same(play.cards, cards))
  }

  /** The colours that the cards chosen can be played as. */
  private colours(): string[] {
    return [...new Set(this.playing(this.cards).map((play) => play.colour))]
  }
}

const among = <T>(some: T[], all: T[]): boolean => some.every((one) => all.includes(one))
const meet = (some: string[], others: string[]): boolean => some.some((one) => others.includes(one))
const same = <T>(some: T[], others: T[]): boolean => some.length === others.length && among(some, others)

/** The one whose ranks are lowest, the earlier rank counting first; of equals the first. */
function first<T>(all: T[], ranks: (one: T) => number[]): T | null {
  const lower = (left: number[], right: number[]): boolean => {
    const at = left.findIndex((rank, index) => rank !== right[index])
    return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
  }
  return all.reduce<T | null>((best, one) => (best === null || lower(ranks(one), ranks(best)) ? one : best), null)
}

export const playSelection = (legal: string[]): Selection => new Playing(legal.flatMap(playOf))
