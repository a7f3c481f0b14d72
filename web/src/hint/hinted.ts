/** What the strongest player says of a decision, by what can be tapped. Loaded with the first hint, as are its words. */

import './chance.css'
import { marksOf } from '../game/actions'
import { tellAction } from '../game/telling'
import type { Choice } from '../protocol'
import type { AtTable, Hinted } from '../table/playing.svelte'
import { cardsOf } from '../table/cards/choosing'
import { say } from '../words.svelte'
import { tellBriefly, tellReasons, tellWorth, type Around } from './reasons'

export interface Decision extends Around {
  landings: Record<string, number> // by each move of the pawn, its field
  sheet: string
  phase: string
}

/** The things that one taps for an action. */
function thingsOf(action: string, { landings }: Decision): string[] {
  if (action in landings) return [`field ${landings[action]}`]
  return action === 'pass' ? [action] : [...marksOf(action), ...cardsOf(action)]
}

export class Hints implements Hinted {
  constructor(
    readonly choices: Choice[], // best first
    readonly decision: Decision,
  ) {}

  /** The chance of the best choice that this thing is part of. */
  chance(thing: string): string {
    const choice = this.#with(thing)
    return choice ? tellBriefly(choice) : ''
  }

  why(thing: string): string {
    const choice = this.#with(thing)
    return choice ? this.#told(choice) : ''
  }

  line(action: string | null): string {
    const [best] = this.choices
    const choice = this.choices.find((one) => one.action === action) ?? best
    if (!choice || !best) return ''
    if (action === null) return say('table-advice', { action: `${this.#action(best)} · ${this.#told(best)}` })
    if (choice.equal) return [say('hinted-equal'), this.#told(choice)].filter(Boolean).join(' · ')
    const worth = tellWorth(choice) && say('hinted-instead', { worth: tellWorth(choice), best: tellWorth(best) })
    return [worth, tellReasons(choice, this.decision)].filter(Boolean).join(' · ')
  }

  #told(choice: Choice): string {
    return [tellWorth(choice), tellReasons(choice, this.decision)].filter(Boolean).join(' · ')
  }

  #action(choice: Choice): string {
    return tellAction(choice.action, this.decision)
  }

  #with(thing: string): Choice | undefined {
    return this.choices.find(({ action }) => thingsOf(action, this.decision).includes(thing))
  }
}

/** What is said of the choices of a seat. */
export function hintsFor({ printed, position, own, info }: AtTable, seat: number, choices: Choice[]): Hints | null {
  if (!printed || !position || !info) return null
  const { sheets, phase } = position.view
  const names = info.seats.map(({ name }) => name)
  return new Hints(choices, { printed, names, phase, sheet: sheets[seat] ?? '-', landings: own[seat]?.landings ?? {} })
}
