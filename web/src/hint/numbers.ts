/** Chances and points as each language writes them. */

import { language, withMinus } from '../words.svelte'

/** A chance, 0 to 1, in per cent; neither 0 nor 100 unless it is. */
export function percent(share: number, digits = 0): string {
  const least = 10 ** -(digits + 2)
  const shown = share > 0 && share < least ? least : share < 1 && share > 1 - least ? 1 - least : share
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(language(), format).format(shown)
}

/** Points with their sign. */
export const signed = (points: number): string =>
  withMinus(new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points))
