import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CEREMONY, Pace } from './pace'

let moment = 1000
let pace: Pace
let seen: string[]

beforeEach(() => {
  vi.useFakeTimers()
  moment = 1000
  pace = new Pace(() => moment)
  seen = []
})

afterEach(() => {
  vi.useRealTimers()
})

const see = (what: string) => () => seen.push(what)

test('the first is shown at once, the next when it has had its moment', () => {
  pace.add('settled', see('one'))
  pace.add('settled', see('two'))
  pace.add('asked', see('question'))
  expect(seen).toEqual(['one'])
  vi.advanceTimersByTime(999)
  expect(seen).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(['one', 'two', 'question'])
})

test('what comes after a pause waits for nothing', () => {
  pace.add('settled', see('one'))
  vi.advanceTimersByTime(3000)
  pace.add('settled', see('two'))
  expect(seen).toEqual(['one', 'two'])
})

test('a question is no reason to hold back what settles it, but answers appear one by one', () => {
  pace.add('asked', see('question'))
  pace.add('answer', see('Ben is ready'))
  pace.add('answer', see('Cleo is ready'))
  expect(seen).toEqual(['question'])
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(['question', 'Ben is ready'])
  pace.drop('answer')
  pace.add('settled', see('all'))
  expect(seen).toEqual(['question', 'Ben is ready', 'all'])
})

test('one skips to the end, but not past dice that are to be rolled', () => {
  for (const what of ['one', 'two']) pace.add('settled', see(what))
  pace.add('roll', see('dice'))
  pace.add('asked', see('question'))
  vi.advanceTimersByTime(400)
  expect(pace.skip()).toBe(true)
  expect(seen).toEqual(['one', 'two', 'dice'])
  vi.advanceTimersByTime(400)
  expect(pace.skip()).toBe(true)
  expect(seen.at(-1)).toBe('question')
  pace.add('answer', see('Ben is ready'))
  expect(pace.skip()).toBe(false)
  expect(seen.at(-1)).toBe('question')
})

test('a double tap skips once', () => {
  pace.add('settled', see('one'))
  pace.add('roll', see('dice'))
  pace.add('asked', see('question'))
  expect(pace.skip()).toBe(true) // it was meant for the button that led here
  expect(seen).toEqual(['one'])
  vi.advanceTimersByTime(400)
  for (let tap = 0; tap < 2; tap++) pace.skip()
  expect(seen).toEqual(['one', 'dice'])
})

test('dice that nobody taps roll by themselves', () => {
  pace.add('roll', see('dice'))
  pace.add('asked', see('question'))
  vi.advanceTimersByTime(CEREMONY - 1)
  expect(seen).toEqual(['dice'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['dice', 'question'])
})

test('the more wait, the quicker they are shown', () => {
  for (let step = 0; step < 13; step++) pace.add('settled', see(`${step}`))
  vi.advanceTimersByTime(250)
  expect(seen).toEqual(['0', '1'])
  vi.advanceTimersByTime(7500) // and not twelve moments
  expect(seen).toHaveLength(13)
})

test('at once, nothing waits', () => {
  moment = 0
  for (const what of ['one', 'two']) pace.add('settled', see(what))
  pace.add('answer', see('ready'))
  expect(seen).toEqual(['one', 'two', 'ready'])
})

test('what is shown anew makes an end of what waited', () => {
  pace.add('settled', see('one'))
  pace.add('settled', see('two'))
  pace.restart()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['one'])
})
