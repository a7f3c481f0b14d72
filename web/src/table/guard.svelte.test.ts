import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Guard, MOMENT } from './guard.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A guard before which a question has just appeared. */
function before(question: string): Guard {
  const guard = new Guard()
  guard.see(question)
  return guard
}

test('a question that has just appeared is not answered for a moment', () => {
  const guard = before('white 7')
  vi.advanceTimersByTime(MOMENT - 1)
  expect(guard.lets('white 7')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(guard.lets('white 7')).toBe(true)
})

test('the next question begins its own moment, the same one does not', () => {
  const guard = before('white 7')
  vi.advanceTimersByTime(MOMENT)
  guard.see('white 7')
  expect(guard.lets('white 7')).toBe(true)
  guard.see('white 8')
  expect(guard.lets('white 8')).toBe(false)
})

test('a question that has not been shown is not answered', () => {
  const guard = before('white 7')
  vi.advanceTimersByTime(MOMENT)
  expect(guard.lets('white 8')).toBe(false)
})

test('who has tapped a choice has read the question', () => {
  const guard = before('white 7')
  guard.read()
  expect(guard.lets('white 7')).toBe(true)
  guard.see('white 8')
  expect(guard.lets('white 8')).toBe(false)
})
