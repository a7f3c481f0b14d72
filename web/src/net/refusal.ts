import type { Error as Refused, Problem } from '../protocol'
import { tellCard } from '../game/telling'
import { loadTopic, say } from '../words.svelte'

export type Code = Problem['code'] | 'offline' | 'engine' // of this browser, which has stopped

/** What the server refused, or that it could not be reached. */
export class Refusal extends Error {
  readonly worded: Promise<void> // its words are there, or cannot be fetched

  constructor(
    readonly code: Code,
    message: string,
    readonly rule: string | null = null,
    readonly facts: Record<string, string> = {},
  ) {
    super(message)
    this.worded = code === 'offline' ? Promise.resolve() : loadTopic('refused').catch(() => undefined)
  }

  static of(refused: Refused): Refusal {
    return new Refusal(refused.code, refused.message, refused.rule ?? null, refused.facts ?? {})
  }

  /** The sentence for the player, in the player's language. */
  get sentence(): string {
    const told = this.#told()
    return /^(refusal|rule)-/.test(told) ? say('offline') : told // its words could not be fetched
  }

  #told(): string {
    if (this.code === 'offline') return say('offline')
    if (this.rule === null || this.rule === 'not-now') return say(`refusal-${this.code}`) // the page marks what is possible
    const facts = Object.fromEntries(Object.entries(this.facts).map(([name, fact]) => [name, translated(name, fact)]))
    const numbered = this.rule === 'closed-row' && typeof facts['row'] === 'number' // on a mixed sheet
    return numbered ? say('rule-closed-row-number', facts) : say(`rule-${this.rule}`, facts)
  }
}

/** A fact in words: a colour by its letter, numbers of the sheet and cards by the notation, counts as numbers. */
function translated(name: string, fact: string): string | number {
  if (/^\d+$/.test(fact)) return Number(fact)
  if (name === 'colour' || name === 'row') return say(`colour-${fact}`)
  return ['mark', 'last', 'field', 'card'].includes(name) ? tellCard(fact) : fact
}
