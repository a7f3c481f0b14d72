/** The games as files: a line for every seat of every game, or all as JSON. */

import type { Result } from '../protocol'

const COLUMNS = [
  'code',
  'ended_at',
  'game',
  'games',
  'real_dice',
  'seat',
  'name',
  'level',
  'mine',
  'score',
  'won',
  'locks',
  'penalties',
  'luck',
  'accuracy',
]

/** The same columns and the same words in every language, so that programs can read them. */
export function toCsv(results: readonly Result[]): string {
  const lines = results.flatMap(({ seats, ...game }) =>
    seats.map((seat, place) => [
      text(game.code),
      new Date(game.ended_at).toISOString(),
      game.game,
      game.games ?? 1,
      game.real === true,
      place + 1,
      text(seat.name),
      text(seat.level ?? ''),
      seat.mine === true,
      seat.score,
      seat.won,
      seat.locks,
      seat.penalties,
      seat.luck ?? '',
      seat.accuracy ?? '',
    ]),
  )
  return [COLUMNS, ...lines].map((line) => line.map(String).map(quoted).join(',')).join('\r\n') + '\r\n'
}

export const toJson = (results: readonly Result[]): string => JSON.stringify({ qwixx: 'results', results }, null, 1)

/** Free text that no spreadsheet takes for a formula. */
const text = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
