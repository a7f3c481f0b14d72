import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Allowance } from './allowance.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sent = (allowance: Allowance, times: number) => Array.from({ length: times }, () => allowance.spend())

it('lets four go at once, then one a second, as the server does', () => {
  const allowance = new Allowance()
  expect(sent(allowance, 5)).toEqual([true, true, true, true, false])
  expect(allowance.tired).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(sent(allowance, 2)).toEqual([true, false])
  vi.advanceTimersByTime(10_000)
  expect(sent(allowance, 5)).toEqual([true, true, true, true, false])
})

it('rests when the server says so', () => {
  const allowance = new Allowance()
  allowance.rest()
  expect(allowance.spend()).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(allowance.spend()).toBe(true)
})
