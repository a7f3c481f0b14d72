import { expect, test } from 'vitest'
import { pathOf } from './code'

test.each(['tire-vopa', 'TIRE-VOPA', ' tire vopa ', 'tirevopa', 'ti re vo pa', 'Tire–Vopa.', 'tire_vopa'])(
  '%s is a code, however it is typed',
  (typed) => expect(pathOf(typed)).toBe('/t/tire-vopa'),
)

test.each(['http://192.168.1.7:8000/t/tire-vopa', 'https://x.org/t/tire-vopa/', 'Come! https://x.org/t/tire-vopa bye'])(
  '%s holds a code',
  (typed) => expect(pathOf(typed)).toBe('/t/tire-vopa'),
)

test("a seat's link keeps its key", () => {
  expect(pathOf('https://x.org/t/tire-vopa#a_B-9')).toBe('/t/tire-vopa#a_B-9')
})

test.each(['', 'tire', 'tire-vopa-ti', 'quxi-zzzz', 'https://x.org/rules/classic', '/t/'])('%s is no code', (typed) => {
  expect(pathOf(typed)).toBeNull()
})
