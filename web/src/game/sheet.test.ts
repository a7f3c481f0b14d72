import { expect, test } from 'vitest'
import { classic } from '../table/printed.fixture'
import { hasCross, layOut, lostBy } from './sheet'

const row = (sheet: string, colour: string, pending: string[] = [], closed: string[] = []) => {
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

test('a colour that is closed for everybody is closed here without its lock', () => {
  const closed = row('b12', 'b', [], ['b'])
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
