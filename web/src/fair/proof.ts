/** Whether the dice and cards of a game are those that were settled before it: `docs/fair-dice.md`, worked out anew. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What of a record is needed for it. */
export interface Provable {
  chance?: string | null // given where people entered what they rolled
  commitment: string | null
  seed?: string | null
  names: string[]
  promises?: string[] | null
  salts?: string[] | null
  events: string[]
}

export const FITTING = ['proven', 'withheld', 'no-salt', 'unpromised-salt', 'left-out', 'started-again'] as const

export type Finding =
  | (typeof FITTING)[number] // every outcome is what seed and salts give
  | 'entered'
  | 'no-commitment'
  | 'other-commitment' // not the one that this device saw before the game
  | 'other-promise' // not what this device promised at its seat
  | 'other-promises' // not those that this device saw when it revealed its salt
  | 'no-seed'
  | 'wrong-seed'
  | 'wrong-promise'
  | 'wrong-outcome'

export interface Verdict {
  finding: Finding
  outcomes: number // so many from the beginning on are what the seed gives
  event?: number // that of the outcome which is not, counted from 1
  found?: string
  expected?: string
  givers?: number[] // the seats whose promised salts are in the dice
  concerned?: number[] // the seats of which the finding speaks
}

/** What this device knows of the game by itself. */
export interface Known {
  commitment: string | null // as it was seen before the game
  promised: Record<number, string> // by seat of this device, what it promised there
  fixed: string[][] // for every start, the promises of all seats when it revealed its salts
  bots: number[] // the seats of bots: what is given there, the server gives
}

const NOTHING: Known = { commitment: null, promised: {}, fixed: [], bots: [] }

const COLOURS = ['r', 'y', 'g', 'b']
const JOKER = 'j'
const DISPLAY = 4 // cards beside the pile

/** Work every outcome of chance out anew, and compare; then tell who could have chosen them. `colours` are those of the
 * sheet, in the order of its dice and suits. */
export function prove(record: Provable, known: Known = NOTHING, colours: string[] = COLOURS): Verdict {
  const { commitment, seed, names } = record
  const none = names.map(() => '')
  const salts = record.salts?.length ? record.salts : none
  const promises = record.promises?.length ? record.promises : none
  const not = (finding: Finding, concerned: number[] = []): Verdict => ({ finding, outcomes: 0, concerned })
  if (record.chance) return not('entered')
  if (!commitment) return not('no-commitment')
  if (known.commitment !== null && known.commitment !== commitment) return not('other-commitment')
  if (!seed) return not('no-seed')
  if (bytesToHex(sha256(utf8ToBytes(`qwixx seed ${seed}`))) !== commitment) return not('wrong-seed')
  const broken = seatsWhere(names, (seat) => !!salts[seat] && !!promises[seat] && !keeps(salts[seat], promises[seat]))
  if (broken.length) return not('wrong-promise', broken)
  const changed = seatsWhere(names, (seat) => seat in known.promised && known.promised[seat] !== promises[seat])
  if (changed.length) return not('other-promise', changed)
  const fixed = known.fixed.at(-1)
  if (fixed && fixed.join() !== promises.join()) return not('other-promises')
  const verdict = outcomes(record, digest(utf8ToBytes(seed), `qwixx chance 1\n${salts.join('\n')}`), colours)
  return verdict.finding === 'proven' ? { ...verdict, ...parties(names, salts, promises, known) } : verdict
}

/** What everybody is shown of a salt before it is revealed. */
export const promiseOf = (salt: string): string => bytesToHex(sha256(utf8ToBytes(`qwixx salt ${salt}`)))

const keeps = (salt: string, promise: string) => promiseOf(salt) === promise
const seatsWhere = (names: string[], is: (seat: number) => boolean) => [...names.keys()].filter(is)

/** What it comes to that all outcomes fit, by which salts were promised and which of them were given. */
function parties(names: string[], salts: string[], promises: string[], known: Known): Omit<Verdict, 'outcomes'> {
  const givers = seatsWhere(names, (seat) => !!salts[seat] && !!promises[seat] && !known.bots.includes(seat))
  const unpromised = seatsWhere(names, (seat) => !!salts[seat] && !promises[seat])
  const withheld = seatsWhere(names, (seat) => !salts[seat] && !!promises[seat])
  const mine = withheld.filter((seat) => seat in known.promised)
  if (mine.length) return { finding: 'left-out', givers, concerned: mine }
  if (unpromised.length) return { finding: 'unpromised-salt', givers, concerned: unpromised }
  if (!givers.length) return { finding: 'no-salt', givers }
  if (withheld.length) return { finding: 'withheld', givers, concerned: withheld }
  return { finding: known.fixed.length > 1 ? 'started-again' : 'proven', givers }
}

function outcomes({ events, names }: Provable, key: Uint8Array, colours: string[]): Verdict {
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
