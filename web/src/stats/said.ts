/** Numbers, days and opponents as words. */

import { percent } from '../hint/numbers'
import { gameName } from '../shared/game-name'
import { language, say, withMinus } from '../words.svelte'
import type { Played } from './counting'

const LEVELS = ['easy', 'normal', 'hard', 'master']

/** Points and the like: with one digit after the comma where it is not whole. */
export const number = (value: number | null): string =>
  value === null ? '–' : withMinus(new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value))

/** The same as a number that chooses between singular and plural. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

/** So many of so many, in per cent; nothing of none. */
export const share = (part: number, whole: number): string => (whole ? percent(part / whole) : '–')

/** A bot by its level. */
export const bot = (level: string): string =>
  LEVELS.includes(level) ? say(`home-level-${level}`) : say('home-other-bot', { name: level })

export const day = (moment: number, dateStyle: 'short' | 'medium' = 'medium'): string =>
  new Date(moment).toLocaleDateString(language(), { dateStyle })

export const opponents = ({ others }: Played): string =>
  others.map(({ level, name }) => (level ? bot(level) : name)).join(', ') || say('home-going-alone')

/** A game in a line: when, which, against whom. */
export const told = (played: Played): string =>
  [day(played.result.ended_at), gameName(played.result.game), opponents(played)].join(' · ')
