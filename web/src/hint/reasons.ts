/** Why a choice is good or not, in words. */

import { percent } from './numbers'
import { tellRow } from '../game/telling'
import type { Choice, Printed, ReasonInfo } from '../protocol'
import { say, type Facts } from '../words.svelte'

export interface Around {
  printed: Printed
  names: string[]
}

/** A reason as a phrase; a row is told by its colour, or on a mixed sheet by its number. */
export function tellReason({ key, facts }: ReasonInfo, { printed, names }: Around): string {
  const { row, seat, ...others } = facts
  const told: Facts = { ...others }
  if (seat !== undefined) told['name'] = names[seat] ?? ''
  if (row === undefined) return say(`reason-${key}`, told)
  if (printed.mixed) return say(`reason-${key}-row`, { ...told, row: row + 1 })
  return say(`reason-${key}`, { ...told, colour: tellRow(printed, row) })
}

/** Why, in short. */
export const tellReasons = ({ reasons }: Choice, around: Around): string =>
  reasons.map((reason) => tellReason(reason, around)).join(', ')

/** What a choice is worth: the chance to win, or alone the points; nothing where that is not known. */
export function tellWorth({ win, margin }: Pick<Choice, 'win' | 'margin'>, digits = 0): string {
  if (win !== null) return percent(win, digits)
  return margin === null ? '' : say('explore-score', { points: Math.round(margin) })
}

/** The same where there is hardly room. */
export const tellBriefly = ({ win, margin }: Pick<Choice, 'win' | 'margin'>): string =>
  win !== null ? percent(win).replace(/\s/g, '') : margin === null ? '' : `${Math.round(margin)}`
