import { expect, test } from 'vitest'
import { classic, rolled } from '../printed.fixture'
import { diceOf, rollerOf, rollOf, typedSum } from './entering'

const view = (rest: Partial<typeof rolled>) => ({ ...rolled, ...rest })

test('all dice still in play are entered, in the order of a roll', () => {
  expect(diceOf(view({ closed: [] }), classic, [], false)).toEqual(['w', 'w', 'r', 'y', 'g', 'b'])
  expect(diceOf(view({ closed: [1] }), classic, ['roll 1 2 r3 y4 g5 b6'], false)).toEqual(['w', 'w', 'r', 'g', 'b'])
})

test('a roll that is corrected has the dice that were entered', () => {
  const events = ['first 1', 'roll 1 2 r3 y4 g5 b6', '1: y12']
  expect(diceOf(view({ closed: [1] }), classic, events, true)).toEqual(['w', 'w', 'r', 'y', 'g', 'b'])
  expect(diceOf(view({ closed: [1] }), classic, [...events, 'correct call 7'], true)).toHaveLength(5)
})

test('what was tapped is written as the notation has it', () => {
  expect(rollOf(['w', 'w', 'r', 'b'], [3, 4, 2, 6])).toBe('roll 3 4 r2 b6')
})

test('a roll is corrected by whose it was', () => {
  const sheets = ['-', '-', '-']
  expect(rollerOf(view({ phase: 'white', active: 1, sheets }))).toBe(1)
  expect(rollerOf(view({ phase: 'roll', active: 0, sheets }))).toBe(2)
  expect(rollerOf(view({ phase: 'first', active: null, sheets }))).toBe(null)
})

test('a sum is typed in one key or in two', () => {
  expect(typedSum('', '7')).toEqual({ typed: '', sum: 7 })
  expect(typedSum('', '1')).toEqual({ typed: '1', sum: null })
  expect(typedSum('1', '2')).toEqual({ typed: '', sum: 12 })
  expect(typedSum('1', '3')).toEqual({ typed: '', sum: null })
  expect(typedSum('', 'x')).toEqual({ typed: '', sum: null })
})
