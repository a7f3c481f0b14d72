import { expect, test } from 'vitest'
import { freeName, isTaken } from './names'

test('names that differ by case, spaces or width only are the same', () => {
  for (const name of ['Anna Maria', ' anna maria', 'ANNA  MARIA ', 'Ａnna Maria'])
    expect(isTaken(name, ['Ben', 'Anna Maria'])).toBe(true)
  expect(isTaken('Annamaria', ['Anna Maria'])).toBe(false)
})

test('a name that is taken gets the first number that is free', () => {
  expect(freeName('Anna', ['Ben'])).toBe('Anna')
  expect(freeName('Anna', ['anna'])).toBe('Anna 2')
  expect(freeName('Anna', ['Anna', 'ANNA 2'])).toBe('Anna 3')
})

test('and is never longer than a name may be', () => {
  const long = 'A'.repeat(30)
  expect(freeName(long, [long])).toBe(`${'A'.repeat(28)} 2`)
})
