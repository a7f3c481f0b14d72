import type { Error as Refused, Problem } from '../protocol'
import { tellCard } from '../game/telling'
import { loadTopic, say } from '../words.svelte'

export type Code = Problem['code'] | 'offline' | 'engine' // of this browser, which has stopped

/** What the server refused, or that it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly rule: string | null = null,
    readonly facts: Record<string, string> = {},
  ) {
    super(message)
    if (rule) loadTopic('broken').catch(() => undefined) // seldom: the page offers what is possible
  }

  static of(refused: Refused): Refusal {
    return new Refusal(refused.code, refused.message, refused.rule ?? null, refused.facts ?? {})
  }

  /** The sentence for the player, in the player's language. */
  get sentence(): string {
    if (this.rule === null || this.rule === 'not-now') return say(`refusal-${this.code}`) // the page marks what is possible
    const facts = Object.fromEntries(Object.entries(this.facts).map(([name, fact]) => [name, translated(name, fact)]))
    const numbered = this.rule === 'closed-row' && typeof facts['row'] === 'number' // on a mixed sheet
    const told = numbered ? say('rule-closed-row-number', facts) : say(`rule-${this.rule}`, facts)
    return told.startsWith('rule-') ? say('refusal-illegal') : told // its words are on their way
  }
}

/** A fact in words: a colour by its letter, numbers of the sheet and cards by the notation, counts as numbers. */
function translated(name: string, fact: string): string | number {
  if (/^\d+$/.test(fact)) return Number(fact)
  if (name === 'colour' || name === 'row') return say(`colour-${fact}`)
  return ['mark', 'last', 'field', 'card'].includes(name) ? tellCard(fact) : fact
}
