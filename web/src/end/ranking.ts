/** The result of a game, player by player, taken apart as it is added up. */

import { layOut } from '../game/sheet'
import type { Printed, ViewInfo } from '../protocol'
import { bonusOf } from '../table/bonus'

export type Part =
  | { kind: 'row'; row: number; colour: string; points: number } // the colour is that of its lock
  | { kind: 'penalties' | 'track'; points: number }
  | { kind: 'game'; number: number; points: number | null; best: boolean } // null: the match ended before it

export interface Standing {
  seat: number
  place: number // shared by equals
  total: number // as the server says
  last: number // of the sheet that is shown: of a match, the last game's
  parts: Part[]
}

/** Everybody, best first; equals as they sit. A match is taken apart into games, a game into rows. */
export function standings(view: ViewInfo, printed: Printed): Standing[] {
  const match = view.panel.length > 1
  return view.scores
    .map((total, seat) => ({
      seat,
      place: 1 + view.scores.filter((other) => other > total).length,
      total,
      last: view.panel.at(-1)?.[seat] ?? total,
      parts: match ? gamesOf(view, printed, seat) : rowsOf(view, printed, seat),
    }))
    .sort((one, other) => one.place - other.place)
}

function rowsOf(view: ViewInfo, printed: Printed, seat: number): Part[] {
  const laid = layOut(printed, view.sheets[seat] ?? '-')
  const rows = laid.rows.map(({ index, lock, points }): Part => ({ kind: 'row', row: index, colour: lock, points }))
  const penalties: Part = { kind: 'penalties', points: -laid.penalties * printed.penalty }
  if (!printed.fields.length) return [...rows, penalties]
  return [...rows, penalties, { kind: 'track', points: bonusOf(printed, view, seat) }]
}

function gamesOf(view: ViewInfo, printed: Printed, seat: number): Part[] {
  return Array.from({ length: printed.games }, (_, index): Part => {
    const totals = view.panel[index]
    const points = totals?.[seat] ?? null
    return { kind: 'game', number: index + 1, points, best: points !== null && points === Math.max(...(totals ?? [])) }
  })
}
