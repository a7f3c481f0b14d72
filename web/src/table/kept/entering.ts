/** Real dice and cards: which are to be entered, and what was tapped as the notation writes it. */

import type { Printed, ViewInfo } from '../../protocol'

export const FACES = [1, 2, 3, 4, 5, 6]
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The dice of a roll in their order, by their colours: two white ones, and those that have not left. One that is
 * corrected had the dice that were entered, though one of them may have left since. */
export function diceOf(view: ViewInfo, printed: Printed, events: string[], corrects: boolean): string[] {
  const last = events.findLast((event) => /^(correct )?(roll|call) /.test(event)) ?? ''
  if (corrects && last.includes('roll ')) return ['w', 'w', ...(last.match(/[a-z](?=[1-6])/g) ?? [])]
  const gone = view.closed.map((row) => printed.rows[row]?.lock)
  return ['w', 'w', ...printed.colours.filter((colour) => !gone.includes(colour))]
}

/** A roll: `roll 3 4 r2 y5 g1 b6`. */
export const rollOf = (dice: string[], faces: number[]): string =>
  ['roll', ...dice.map((colour, place) => `${colour === 'w' ? '' : colour}${faces[place]}`)].join(' ')

/** Whose roll was entered last: it is corrected by them. After their turn the next one is active. */
export const rollerOf = ({ phase, active, sheets }: ViewInfo): number | null =>
  active === null || !['roll', 'top'].includes(phase) ? active : (active + sheets.length - 1) % sheets.length

/** What a key means where a sum is typed, after `typed`: 2 to 9 at once, 10 to 12 in two keys. */
export function typedSum(typed: string, key: string): { typed: string; sum: number | null } {
  if (!/^\d$/.test(key)) return { typed, sum: null }
  const text = typed === '1' ? typed + key : key
  const sum = SUMS.includes(Number(text)) ? Number(text) : null
  return { typed: text === '1' ? text : '', sum }
}
