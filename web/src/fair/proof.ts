/** Whether the dice and cards of a game are those that were settled before it: `docs/fair-dice.md`, worked out anew. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What of a record is needed for it. */
export interface Provable {
  commitment: string | null
  seed?: string | null
  names: string[]
  salts?: string[] | null
  events: string[]
}

export type Finding =
  | 'proven'
  | 'no-commitment'
  | 'other-commitment' // not the one that this device saw before the game
  | 'other-salt' // not the one that this device gave
  | 'no-seed'
  | 'wrong-seed'
  | 'wrong-outcome'

export interface Verdict {
  finding: Finding
  outcomes: number // so many from the beginning on are what the seed gives
  event?: number // that of the outcome which is not, counted from 1
  found?: string
  expected?: string
}

const COLOURS = ['r', 'y', 'g', 'b']
const JOKER = 'j'
const DISPLAY = 4 // cards beside the pile

/** Work every outcome of chance out anew, and compare. `seen` is the commitment this device saw before the game, `given`
 * are the salts that it gave, by seat; `colours` are those of the sheet, in the order of its dice and suits. */
export function prove(
  record: Provable,
  seen: string | null,
  given: Record<number, string> = {},
  colours: string[] = COLOURS,
): Verdict {
  const { commitment, seed, names, events } = record
  if (!commitment) return { finding: 'no-commitment', outcomes: 0 }
  if (seen !== null && seen !== commitment) return { finding: 'other-commitment', outcomes: 0 }
  if (!seed) return { finding: 'no-seed', outcomes: 0 }
  if (bytesToHex(sha256(utf8ToBytes(`qwixx seed ${seed}`))) !== commitment)
    return { finding: 'wrong-seed', outcomes: 0 }
  const salts = record.salts?.length ? record.salts : names.map(() => '')
  if (Object.entries(given).some(([seat, salt]) => salts[Number(seat)] !== salt))
    return { finding: 'other-salt', outcomes: 0 }
  const key = digest(utf8ToBytes(seed), `qwixx chance 1\n${salts.join('\n')}`)
  let right = 0
  for (const [index, found] of events.entries()) {
    if (/^(\d|back)/.test(found)) continue // what players did
    const expected = outcome(found, randoms(key, right), names.length, colours)
    if (found !== expected) return { finding: 'wrong-outcome', outcomes: right, event: index + 1, found, expected }
    right += 1
  }
  return { finding: 'proven', outcomes: right }
}

const digest = (key: Uint8Array, message: string) => hmac(sha256, key, utf8ToBytes(message))

type Randoms = Generator<number, never>

/** The random numbers of one outcome, from 0 up to 1, four a block. */
function* randoms(key: Uint8Array, number: number): Randoms {
  for (let block = 0; ; block++) {
    const bytes = digest(key, `${number} ${block}`)
    const words = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < 32; at += 8) {
      // The upper 53 of 64 bits: as much as a number holds exactly.
      yield (words.getUint32(at) * 2 ** 21 + (words.getUint32(at + 4) >>> 11)) / 2 ** 53
    }
  }
}

const pick = (random: Randoms, among: number) => Math.floor(random.next().value * among)

/** What should stand in the record instead of `found`, which says which dice or cards took part. */
function outcome(found: string, random: Randoms, seats: number, colours: string[]): string {
  const [kind, ...words] = found.split(' ')
  if (kind === 'first') return `first ${pick(random, seats) + 1}`
  if (kind === 'roll') return `roll ${roll(words, random, colours)}`
  const cards = kind === 'redeal' ? redeal(words, random, colours) : shuffle(words, random, colours)
  return `${kind} ${cards.join(' ')}`
}

function roll(dice: string[], random: Randoms, colours: string[]): string {
  const threes = [pick(random, 216), pick(random, 216)]
  const faces = threes.flatMap((three) => [1, 6, 36].map((place) => (Math.floor(three / place) % 6) + 1))
  const inGame = new Set(dice.map((die) => die.replace(/\d/, '')))
  return ['', '', ...colours]
    .map((colour, index) => ({ colour, die: `${colour}${faces[index]}` }))
    .filter(({ colour }) => colour === '' || inGame.has(colour))
    .map(({ die }) => die)
    .join(' ')
}

/** Each place of the display and the top of the pile get any card that looks the same, with the number and the shuffle
 * that stand there; the rest is shuffled. */
function redeal(cards: string[], random: Randoms, colours: string[]): string[] {
  let left = sorted(cards, colours)
  const dealt = cards.slice(0, DISPLAY + 1).map((there) => {
    const fitting = left.filter((card) => card.slice(1) === there.slice(1))
    const card = fitting[pick(random, fitting.length)] ?? ''
    left = left.filter((other) => other !== card)
    return card
  })
  return [...dealt, ...shuffle(left, random, colours)]
}

/** Suit by suit, in each by number. */
function sorted(cards: string[], colours: string[]): string[] {
  const suits = [...colours, JOKER]
  const rank = (card: string): number => suits.indexOf(card.charAt(0)) * 100 + parseInt(card.slice(1))
  return [...cards].sort((one, other) => rank(one) - rank(other))
}

function shuffle(cards: string[], random: Randoms, colours: string[]): string[] {
  const pile: string[] = []
  for (const card of sorted(cards, colours)) {
    const place = pick(random, pile.length + 1)
    const moved = pile[place]
    if (moved !== undefined) pile.push(moved)
    pile[place] = card
  }
  return pile.reverse()
}
