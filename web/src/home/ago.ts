import { language } from '../words.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago a moment was, in words; clocks may differ, so it is never in the future. */
export function ago(moment: number, now = Date.now()): string {
  const past = now - moment
  const say = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? []
  return unit && length ? say.format(-Math.floor(past / length), unit) : say.format(0, 'second')
}
