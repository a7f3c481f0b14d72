import { expect, it } from 'vitest'
import type { Blank, Blanks } from '../protocol'
import { classic } from '../table/printed.fixture'
import { EMPTY, find, isEmpty, isOver, nextGame, penalised, points, Rules, toggleClosed, written } from './marks'

const STATES = 4096
const LAST = 10

/** A table in which what is found stands for each state. */
function table(found: (bits: number) => number): string {
  const bytes = Uint8Array.from({ length: 2 * STATES }, (_, at) => (found(at >> 1) >> (at % 2 ? 8 : 0)) & 255)
  return btoa(String.fromCharCode(...bytes))
}

const right = (bits: number) => (0x7ff << bits.toString(2).length) & 0x7ff
const open = (bits: number) =>
  bits === 0 ? 0x3ff : right(bits) & (bits.toString(2).replaceAll('0', '').length > 4 ? 0x7ff : 0x3ff)
const row = {
  open: 0,
  adds: Array.from({ length: 11 }, (_, place) => (place === LAST ? 3 << LAST : 1 << place)),
  lands: 1,
}
const fields = [
  { colour: 'y', number: 3, points: 1 },
  { colour: 'r', number: 12, points: 2 },
  { colour: 'g', number: 10, points: 3 },
]
const sheet = { ...classic, fields }
const blank: Blank = {
  game: 'board',
  options: {},
  printed: sheet,
  rows: [row, row, row, row],
  shared: true,
  farthest: 8,
}
const blanks: Blanks = { sheets: [blank], tables: [table(open), table((bits) => open(bits) | bits)] }
const rules = new Rules(blanks)

const crossed = (...marks: string[]) =>
  marks.reduce(
    (now, mark) => rules.cross(blank, now, ...(find(blank, mark) ?? [0, 0])),
    EMPTY as ReturnType<typeof rules.cross>,
  )

it('crosses what the tables allow, and nothing else', () => {
  expect(written(blank, crossed('r5', 'r7'))).toBe('r5 r7')
  expect(written(blank, crossed('r7', 'r5'))).toBe('r7')
  expect(written(blank, crossed('r2', 'r3', 'r4', 'r5', 'r12'))).toBe('r2 r3 r4 r5')
})

it('crosses the lock with the last number', () => {
  const locked = crossed('r2', 'r3', 'r4', 'r5', 'r6', 'r12')
  expect(written(blank, locked)).toBe('r2 r3 r4 r5 r6 r12')
  expect(points(blank, locked)).toBe(28)
})

it('allows nothing in a row that somebody else has closed, until that is taken back', () => {
  const closed = toggleClosed(blank, EMPTY, 0)
  expect(rules.cross(blank, closed, 0, 3)).toBe(closed)
  expect(rules.open(blank, toggleClosed(blank, closed, 0), 0)).toBe(0x3ff)
  expect(isOver(blank, toggleClosed(blank, closed, 1))).toBe(true)
})

it('closes nothing for others where every player locks alone', () => {
  expect(toggleClosed({ ...blank, shared: false }, EMPTY, 0)).toBe(EMPTY)
})

it('takes as many penalties as there are boxes', () => {
  let marks = penalised(blank, EMPTY)
  for (let more = 0; more < 6; more++) marks = penalised(blank, marks)
  expect(marks.penalties).toBe(4)
  expect(points(blank, marks)).toBe(-20)
  expect(isOver(blank, marks)).toBe(true)
})

it('moves the pawn on to what is crossed or can be, and crosses it', () => {
  const [field = 0] = rules.landings(blank, EMPTY)
  const moved = rules.move(blank, EMPTY, field)
  const { colour, number, points: worth } = sheet.fields[field - 1] ?? { colour: '', number: 0, points: 0 }
  expect(written(blank, moved)).toBe(`${colour}${number}`)
  expect(points(blank, moved)).toBe(worth + 1)
  expect(rules.move(blank, moved, field)).toBe(moved)
  expect(rules.landings(blank, EMPTY)).toEqual([1, 3]) // red 12 needs five crosses
  expect(rules.landings(blank, toggleClosed(blank, EMPTY, 2))).toEqual([1])
  expect(rules.landings(blank, toggleClosed(blank, crossed('g10'), 2))).toEqual([1, 3])
})

it('keeps the totals of a match', () => {
  const next = nextGame(blank, crossed('r5', 'r7'))
  expect(next.totals).toEqual([3])
  expect(written(blank, next)).toBe('-')
  expect(isEmpty(next)).toBe(false)
})
