/** A position as it is set up: what can be changed of a view, and how. Whether it can be is for the server to say. */

import { hasCross } from '../game/sheet'
import type { SetUp, ViewInfo } from '../protocol'

const FACES = 6

/** What a view says that can be set up. */
export const setupOf = (view: ViewInfo): SetUp => ({
  game: view.game as SetUp['game'],
  options: view.options,
  sheets: view.sheets,
  phase: view.phase,
  turn: Math.max(view.turn, 1),
  active: view.active ?? 0,
  crossed: view.crossed,
  whites: view.whites,
  coloured: view.coloured,
  pawns: view.pawns,
  final_turns: view.final_turns,
})

/** Empty sheets, and the dice as they lie there. */
export const fresh = (
  game: string,
  players: number,
  { whites = [], coloured = {} }: Pick<SetUp, 'whites' | 'coloured'> = {},
): SetUp => ({
  game: game as SetUp['game'],
  sheets: Array.from({ length: players }, () => '-'),
  whites,
  coloured,
})

const words = (sheet: string): string[] => sheet.split(' ').filter((word) => word !== '-' && word !== '')
const written = (found: string[]): string => found.join(' ') || '-'

/** The sheet with a number crossed, or no longer. */
export const toggled = (sheet: string, mark: string): string =>
  written(hasCross(sheet, mark) ? words(sheet).filter((word) => word !== mark) : [mark, ...words(sheet)])

export const penaltiesOf = (sheet: string): number => Number(/\bp(\d)/.exec(sheet)?.[1] ?? 0)

export function withPenalties(sheet: string, count: number): string {
  const crosses = words(sheet).filter((word) => !/^p\d$/.test(word))
  return written(count > 0 ? [...crosses, `p${count}`] : crosses)
}

/** So many players: those who stay keep their sheets and pawns. */
export function withPlayers(setup: SetUp, count: number): SetUp {
  const sheets = Array.from({ length: count }, (_, seat) => setup.sheets[seat] ?? '-')
  return {
    ...setup,
    sheets,
    pawns: (setup.pawns ?? []).slice(0, count),
    active: Math.min(setup.active ?? 0, count - 1),
  }
}

/** A list with another thing at a place. */
export const put = <Thing>(things: readonly Thing[], place: number, thing: Thing): Thing[] =>
  things.map((old, index) => (index === place ? thing : old))

export const nextFace = (face: number, by = 1): number => ((face - 1 + by + FACES) % FACES) + 1

/** Dice as chance may show them. */
export function rolled(colours: string[], chance: () => number): Pick<SetUp, 'whites' | 'coloured'> {
  const face = () => 1 + Math.floor(chance() * FACES)
  return { whites: [face(), face()], coloured: Object.fromEntries(colours.map((colour) => [colour, face()])) }
}
