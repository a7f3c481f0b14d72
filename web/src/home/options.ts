/** What can be chosen about a game, and how it is called. */

import type { OptionInfo } from '../protocol'
import { say } from '../words.svelte'

const TUCKED_AWAY = ['locks'] // most people never need them

/** Whether an option stands with those that are seldom changed. */
export const isAdvanced = ({ name }: OptionInfo): boolean => TUCKED_AWAY.includes(name)

/** Everything that an option can be. */
export function choicesOf({ kind, names = [], first = 0, last = 0 }: OptionInfo): string[] {
  if (kind !== 'range') return names
  return Array.from({ length: last - first + 1 }, (_, place) => String(first + place))
}

/** A value of an option in words. */
export function tellChoice({ name, kind }: OptionInfo, value: string): string {
  if (kind === 'range') return value
  return kind === 'board' ? say(`home-side-${value}`) : say(`home-${name}-${value}`)
}

/** How a table differs from the usual, in words; a sheet or a side of somebody's own has none. */
export function tellChosen(offered: OptionInfo[], options: Record<string, string>): string[] {
  return offered.flatMap((option) => {
    const value = options[option.name] ?? option.default
    if (!choicesOf(option).includes(value) || (isAdvanced(option) && value === option.default)) return []
    return [`${say(`home-option-${option.name}`)}: ${tellChoice(option, value)}`]
  })
}
