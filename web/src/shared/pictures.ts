/** What lies on the table in each game, drawn small: shapes for a picture of 240 by 140. */

import { spiral } from './spiral'

/** A shape as it is drawn, or a number; `at` is a transformation. */
export interface Shape {
  d?: string
  number?: number
  kind?: string
  fill?: string | undefined
  stroke?: string
  at: string
}

type Part = Omit<Shape, 'at'> & { at?: string }

const COLOURS = ['r', 'y', 'g', 'b']
const CROSSED = ['1001101', '0110010', '1011000', '0100110'] // by row, which of its first cells have a cross
const MIXED: Record<string, string[]> = {
  'mixx-a': ['yybbggr', 'rrggbby', 'bbyyrrg', 'ggrryyb'], // by row, the colours of its cells
  'mixx-b': ['rrrrrrr', 'yyyyyyy', 'ggggggg', 'bbbbbbb'],
}
const NUMBERS = [
  [10, 6, 2, 8, 3, 4, 12],
  [9, 12, 4, 6, 7, 2, 5],
  [8, 2, 10, 12, 6, 9, 7],
  [5, 7, 11, 9, 12, 3, 8],
]
const PIPS: Record<number, [number, number][]> = {
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [-1, 1], [1, -1], [1, 1]],
  5: [[-1, -1], [-1, 1], [0, 0], [1, -1], [1, 1]],
} // prettier-ignore
const TRACK = spiral(10, 6).slice(0, 40)

const colour = (name = ''): string => `var(--${name})`

/** A rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (across: number, down: number) => `a${r} ${r} 0 0 1 ${across} ${down}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

const circle = (x: number, y: number, r: number): string => box(x - r, y - r, 2 * r, 2 * r, r)
const cross = (x: number, y: number): string => `M${x} ${y}l7 7m0-7l-7 7`

/** All of them moved or turned; within what they lie in themselves. */
const placed = (at: string, parts: Part[]): Shape[] => parts.map((part) => ({ ...part, at: `${at} ${part.at ?? ''}` }))

const die = (x: number, y: number, turn: number, pips: number, name: string): Shape[] =>
  placed(`translate(${x} ${y}) rotate(${turn})`, [
    { d: box(-16, -16, 32, 32, 8), kind: 'edge', fill: colour(name) },
    ...(PIPS[pips] ?? []).map(([across, down]) => ({
      d: circle(across * 8, down * 8, 3.2),
      fill: colour(name === 'w' ? 'w-ink' : 'on-band'),
    })),
  ])

/** Four rows of a sheet, each of one colour. */
const rows = (x: number, y: number, cells: number): Part[] =>
  COLOURS.flatMap((name, row) =>
    placed(`translate(${x} ${y + row * 21})`, [
      { d: box(0, 0, cells * 15 + 22, 18, 4), fill: colour(name) },
      { d: circle(cells * 15 + 12, 9, 6), fill: colour(`${name}-cell`) },
      ...Array.from({ length: cells }, (_, cell) => inCell(`${name}`, row, cell, 4 + cell * 15, false)).flat(),
    ]),
  )

/** Four rows whose cells have colours of their own. */
const mixed = (all: string[], numbered: boolean): Part[] =>
  all.flatMap((names, row) =>
    placed(`translate(38 ${30 + row * 21})`, [
      { d: circle(121, 9, 7), fill: colour(COLOURS[row]) },
      ...[...names].flatMap((name, cell) => [
        { d: `M${cell * 16} 0h16v18h-16z`, fill: colour(name) },
        ...inCell(name, row, cell, 2 + cell * 16, numbered),
      ]),
    ]),
  )

function inCell(name: string, row: number, cell: number, x: number, numbered: boolean): Part[] {
  const ink = colour(`${name}-ink`)
  const square = { d: box(x, 3, 12, 12, 2.5), fill: colour(`${name}-cell`) }
  if (numbered)
    return [square, { number: NUMBERS[row]?.[cell] ?? 0, kind: 'small', fill: ink, at: `translate(${x + 6} 12.5)` }]
  return CROSSED[row]?.[cell] === '1' ? [square, { d: cross(x + 2.5, 5.5), kind: 'cross', stroke: ink }] : [square]
}

function sheetAndDice(of: Part[]): Shape[] {
  return [
    ...placed('rotate(-4 110 70)', [{ d: box(28, 22, 150, 98, 7), kind: 'paper' }, ...of]),
    ...die(162, 105, -14, 4, 'w'),
    ...die(202, 88, 12, 3, 'w'),
    ...die(190, 45, -8, 5, 'r'),
  ]
}

function sheetOfFive(): Shape[] {
  const scores = [0, 1, 2, 3, 4].flatMap((game) => [
    { d: box(139, 29 + game * 17, 52, 13, 3), kind: 'score' },
    ...(game < 3 ? [{ d: `M146 ${36 + game * 17}h${38 - game * 7}`, kind: 'line' }] : []),
  ])
  return [
    ...placed('rotate(5 126 64)', [{ d: box(46, 12, 160, 104, 9), kind: 'paper' }]),
    ...placed('rotate(-3 110 70)', [{ d: box(24, 20, 176, 106, 9), kind: 'paper' }, ...rows(33, 29, 5), ...scores]),
    ...placed('translate(196 104) rotate(-52)', [
      { d: box(-34, -6, 58, 12, 6), fill: colour('b') },
      { d: 'M24 -4l12 4-12 4z', fill: colour('b-ink') },
      { d: box(-34, -6, 16, 12, 6), fill: colour('ink') },
    ]),
  ]
}

function board(): Shape[] {
  const place = (field: number, x: number, y: number): [number, number] => {
    const [column, row] = TRACK[field] ?? [0, 0]
    return [x + column * 20, y + row * 20]
  }
  const pawn = (field: number, name: string) =>
    placed(`translate(${place(field, 29.75, 9).join(' ')}) scale(1.35)`, [
      { d: `M-8 14h16c0-5-4-6-4.5-11h-7c-.5 5-4.5 6-4.5 11z`, kind: 'pawn', fill: colour(name) },
      { d: circle(0, -2, 5.5), kind: 'pawn', fill: colour(name) },
    ])
  return [
    { d: box(16, 4, 208, 132, 9), kind: 'paper', at: '' },
    ...TRACK.map((_, field) => ({
      d: box(...place(field, 21, 11), 17.5, 17.5, 4),
      fill: colour(COLOURS[(field * 3 + (field >> 2)) % 4]),
      at: '',
    })),
    ...die(92, 69, -10, 4, 'w'),
    ...die(137, 73, 14, 3, 'w'),
    ...pawn(6, 'j'),
    ...pawn(19, 'ink'),
  ]
}

function hand(): Shape[] {
  return [5, 9, 7, 11].flatMap((number, card) => {
    const name = COLOURS[card] ?? ''
    return placed(`rotate(${card * 16 - 24} 120 190)`, [
      { d: box(91, 24, 58, 86, 8), kind: 'edge', fill: colour(`${name}-cell`) },
      { d: box(96, 29, 48, 76, 5), fill: colour(name) },
      { d: circle(120, 67, 19), fill: colour(`${name}-cell`) },
      { number, fill: colour(`${name}-ink`), at: 'translate(120 75)' },
    ])
  })
}

/** The picture of a game. */
export function picture(game: string): Shape[] {
  if (game === 'classic') return sheetAndDice(rows(38, 30, 7))
  if (MIXED[game]) return sheetAndDice(mixed(MIXED[game], game === 'mixx-b'))
  return game === 'deluxe' ? sheetOfFive() : game === 'board' ? board() : hand()
}
