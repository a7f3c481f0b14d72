import { expect, test } from 'vitest'
import { everybodyIsHere, planOf, usualSeats, withOneMore, type SeatChoice, type TableChoice } from './plan'

const LEVELS = ['easy', 'normal', 'hard']
const me: SeatChoice = { id: 0, kind: 'device', name: 'Anna', level: '' }
const table = (seats: SeatChoice[]): TableChoice => ({
  game: 'classic',
  options: {},
  seats,
  timer: null,
  hints: true,
  takebacks: true,
  listed: false,
  dice: 'ours',
})

test('without a choice one plays against a good bot', () => {
  const seats = usualSeats([1, 5], LEVELS, 'Anna')
  expect(seats).toEqual([me, { id: 1, kind: 'bot', name: '', level: 'normal' }])
  expect(everybodyIsHere(seats)).toBe(true)
})

test('there are never fewer or more seats than the game has', () => {
  expect(usualSeats([3, 5], LEVELS, '')).toHaveLength(3)
  expect(usualSeats([1, 1], LEVELS, '')).toHaveLength(1)
})

test('another level is taken if the usual one does not exist', () => {
  expect(usualSeats([2, 5], ['hard'], '')[1]?.level).toBe('hard')
})

test('one more seat is like the last one, but with a name of its own', () => {
  const guest: SeatChoice = { id: 4, kind: 'device', name: 'Ben', level: 'easy' }
  expect(withOneMore([me, guest]).at(-1)).toEqual({ id: 5, kind: 'device', name: '', level: 'easy' })
})

test('who plays alone gets a bot as the next one', () => {
  expect(withOneMore([me]).at(-1)?.kind).toBe('bot')
})

test('each kind of seat asks for what it needs and nothing else', () => {
  const seats: SeatChoice[] = [
    { ...me, name: ' Anna ' },
    { id: 1, kind: 'bot', name: 'left over', level: 'easy' },
    { id: 2, kind: 'open', name: 'left over', level: 'easy' },
    { id: 3, kind: 'device', name: '  ', level: 'easy' },
  ]
  expect(planOf(table(seats), (seat) => `Player ${seat + 1}`).seats).toEqual([
    { kind: 'device', name: 'Anna', promise: null },
    { kind: 'bot', level: 'easy' },
    { kind: 'open' },
    { kind: 'device', name: 'Player 4', promise: null },
  ])
  expect(everybodyIsHere(seats)).toBe(false)
})
