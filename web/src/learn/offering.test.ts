import { beforeEach, expect, test } from 'vitest'
import { keepKey } from '../net/keys'
import { isNew, remember } from './offering'

beforeEach(() => localStorage.clear())

test('it is offered to a device on which nothing was played, though settings be kept there', () => {
  localStorage.setItem('qwixx.settings', '{}')
  localStorage.setItem('qwixx.device', 'secret')
  expect(isNew()).toBe(true)
})

test('it is not offered again once it was taken or declined', () => {
  remember()
  expect(isNew()).toBe(false)
})

test('it is not offered where somebody has played', () => {
  keepKey('tire-vopa', 'Anna', 'key')
  expect(isNew()).toBe(false)
})
