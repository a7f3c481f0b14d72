import { expect, test } from 'vitest'
import { colourOf, marksOf, numberOf, parseAction, parseEvent } from './actions'

test.each([
  ['pass', { kind: 'pass' }],
  ['stop', { kind: 'stop' }],
  ['g7', { kind: 'mark', mark: 'g7' }],
  ['move 4 g7', { kind: 'move', steps: 4, mark: 'g7' }],
  ['g7@2', { kind: 'mark', mark: 'g7@2' }],
  ['take 3@1 11@4', { kind: 'take', numbers: [3, 11], places: [0, 3] }],
  ['take 3 11', { kind: 'take', numbers: [3, 11], places: [] }],
  ['play r4', { kind: 'play', cards: ['r4'], marks: [] }],
  ['play r4 jr7 mark r4 r7', { kind: 'play', cards: ['r4', 'jr7'], marks: ['r4', 'r7'] }],
])('%s is taken apart', (text, action) => {
  expect(parseAction(text)).toEqual(action)
})

test('the numbers that an action names on the sheet', () => {
  expect(marksOf('g7')).toEqual(['g7'])
  expect(marksOf('move 4 g7')).toEqual(['g7'])
  expect(marksOf('play r4 r5 mark r5')).toEqual(['r5'])
  expect([marksOf('pass'), marksOf('take 3'), marksOf(null)]).toEqual([[], [], []])
})

test('events count seats from 0', () => {
  expect(parseEvent('first 2')).toEqual({ kind: 'first', seat: 1 })
  expect(parseEvent('2: move 4 g7')).toEqual({ kind: 'act', seat: 1, action: { kind: 'move', steps: 4, mark: 'g7' } })
  expect(parseEvent('roll 4 6 r4 b2')).toEqual({ kind: 'roll', whites: [4, 6], coloured: ['r4', 'b2'] })
  expect(parseEvent('shuffle')).toEqual({ kind: 'shuffle' })
  expect(parseEvent('redeal r4@1 y7')).toEqual({ kind: 'redeal' })
  expect(parseEvent('back 7 by 1 3')).toEqual({ kind: 'back', decision: 7, seats: [0, 2] })
  expect(parseEvent('back 7')).toEqual({ kind: 'back', decision: 7, seats: [] })
})

test('a mark is a colour and a number', () => {
  expect([colourOf('r12'), numberOf('r12')]).toEqual(['r', 12])
  expect([colourOf('r12@2'), numberOf('r12@2')]).toEqual(['r', 12])
})
