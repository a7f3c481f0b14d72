import { expect, test } from 'vitest'
import { classic, mixxA, mixxB } from '../table/printed.fixture'
import { hasCross, lastMarks, layOut, lostBy, marksIn } from './sheet'

const row = (sheet: string, colour: string, pending: string[] = [], closed: number[] = []) => {
  const found = layOut(classic, sheet, closed, pending).rows.find((one) => one.colour === colour)
  if (!found) throw new Error(`no row ${colour}`)
  return found
}
const numbers = (cells: { number: number }[]) => cells.map((cell) => cell.number)

test('a blank sheet has nothing on it', () => {
  const laid = layOut(classic, '-')
  expect(laid.rows.map((one) => one.colour).join('')).toBe('rygb')
  expect([laid.penalties, laid.gain]).toEqual([0, 0])
  expect(laid.rows.flatMap((one) => one.cells).filter((cell) => cell.crossed || cell.skipped)).toEqual([])
})

test('what stands left of a cross is skipped, in either direction', () => {
  expect(numbers(row('r5 r7', 'r').cells.filter((cell) => cell.skipped))).toEqual([2, 3, 4, 6])
  expect(numbers(row('g10', 'g').cells.filter((cell) => cell.skipped))).toEqual([12, 11])
})

test('the rulebook’s example is worth what it says', () => {
  const sheet = 'r2 r3 r4 r5 y2 y3 y4 g12 g11 g10 g9 g8 g7 g6 b12 b11 b10 b9 b8 b7 b6 b5 p2'
  const laid = layOut(classic, sheet)
  expect(laid.rows.map((one) => one.points)).toEqual([10, 6, 28, 36])
  expect(laid.penalties).toBe(2)
})

test('the lock goes with the last number and counts as a cross', () => {
  const locked = row('r2 r3 r4 r5 r6 r12', 'r')
  expect([locked.locked, locked.closed, locked.crosses, locked.points]).toEqual([true, true, 7, 28])
  const locking = row('r2 r3 r4 r5 r6', 'r', ['r12'])
  expect([locking.locked, locking.locking, locking.gain]).toEqual([false, true, 28 - 15])
})

test('a row that is closed for everybody is closed here without its lock', () => {
  const closed = row('b12', 'b', [], [3])
  expect([closed.closed, closed.locked]).toEqual([true, false])
})

test('what is chosen is pencilled in, with what it gains and loses', () => {
  const laid = layOut(classic, 'y4', [], ['y7'])
  expect(laid.gain).toBe(2)
  expect(lostBy(laid)).toEqual(['y5', 'y6'])
})

test('several numbers at once', () => {
  const laid = layOut(classic, '-', [], ['r4', 'r5', 'r7'])
  expect(laid.gain).toBe(6)
  expect(lostBy(laid)).toEqual(['r2', 'r3', 'r6'])
})

test('a field of the track that is crossed already changes nothing', () => {
  const laid = layOut(classic, 'g10', [], ['g10'])
  expect([laid.gain, lostBy(laid).length]).toEqual([0, 0])
})

test('marks', () => {
  expect(hasCross('r5 r12 p1', 'r12')).toBe(true)
  expect(hasCross('r12', 'r1')).toBe(false)
})

test('on a mixed sheet every number has its own colour, and the lock that of its die', () => {
  const [first, second] = layOut(mixxA, 'y3 b5 g4', [1], ['r11']).rows
  expect(first?.cells.map(({ colour }) => colour).join('')).toBe('yyybbbgggrr')
  expect([first?.colour, first?.lock, second?.colour, second?.closed]).toEqual([null, 'r', null, true])
  expect(numbers(first?.cells.filter((cell) => cell.skipped) ?? [])).toEqual([2, 4])
  expect(lostBy(layOut(mixxA, 'y3 b5', [], ['r11']))).toEqual(['b6', 'b7', 'g8', 'g9', 'g10'])
  expect([first?.crosses, first?.points, first?.gain]).toEqual([2, 3, 3])
})

test('a mixed row is locked by its own last number, whatever colours it has', () => {
  const [first] = layOut(mixxA, 'y2 y3 y4 b5 b6', [], ['r12']).rows
  expect([first?.locking, first?.gain]).toEqual([true, 28 - 15])
})

test('mixed numbers are skipped and lost in the order in which they are printed', () => {
  const [red] = layOut(mixxB, 'r6 r8', [], ['r12']).rows
  expect(numbers(red?.cells.filter((cell) => cell.skipped) ?? [])).toEqual([10, 2])
  expect(numbers(red?.cells.filter((cell) => cell.lost) ?? [])).toEqual([3, 4])
})

test('the last number of a row is the one that is printed last', () => {
  expect(lastMarks(classic.rows)).toEqual(['r12', 'y12', 'g2', 'b2'])
  expect(lastMarks(mixxA.rows)).toEqual(['r12', 'y12', 'g2', 'b2'])
  expect(lastMarks(mixxB.rows)).toEqual(['r11', 'y10'])
})

test('a number that stands twice on a sheet names its row', () => {
  const green = { numbers: [7, 8].map((value) => ({ colour: 'g', value })), lock: 'g', colour: 'g' }
  const twice = { rows: [green, { ...green, numbers: green.numbers.slice(0, 1) }], points: classic.points }
  expect([marksIn(twice.rows, 0), marksIn(twice.rows, 1)]).toEqual([['g7@1', 'g8'], ['g7@2']])
  expect(layOut(twice, 'g7@2').rows.map((one) => one.crosses)).toEqual([0, 2])
})
