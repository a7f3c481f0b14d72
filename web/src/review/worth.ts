/** What a review counts in, as words: chances in per cent, or alone points. */

import { percent, signed } from '../hint/numbers'
import type { ReviewInfo } from '../protocol'
import { language, say, withMinus } from '../words.svelte'

export type Measure = ReviewInfo['measure']

/** What the graph shows. */
export function tellMeasure(measure: Measure): string {
  if (measure === 'win') return say('review-graph')
  return measure === 'points' ? say('review-graph-points') : say('review-graph-course')
}

export const tellValue = (value: number, measure: Measure, digits = 0): string =>
  measure === 'win' ? percent(value, digits) : withMinus(Math.round(value))

/** By how much something moved, with its sign. */
export function tellChange(change: number, measure: Measure): string {
  if (measure !== 'win') return signed(change)
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const format = { style: 'percent', ...digits, signDisplay: 'exceptZero' } as const
  return withMinus(new Intl.NumberFormat(language(), format).format(change))
}

/** How much it was. */
export const tellAmount = (amount: number, measure: Measure): string => tellChange(amount, measure).replace(/^[+−]/, '')

export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 5', '12 4', '3 2 3 6'] // by seat
