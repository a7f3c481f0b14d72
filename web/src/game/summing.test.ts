import { expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords, type Language } from '../words.svelte'
import { classic, mixxA } from '../table/printed.fixture'
import { sumUp } from './summing'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dino']
const plain = { printed: classic, sheets: ['-', '-', '-', '-'], happened: [] }

async function summed(language: Language, events: string[], around: Partial<Parameters<typeof sumUp>[2]> = {}) {
  settings.language = language
  await loadWords()
  return sumUp(events, NAMES, { ...plain, ...around }).join(' · ')
}

it.each([
  ['en', 'Anna and Dino cross off red 5 · Ben passes · Cleo crosses off yellow 5'],
  ['it', 'Anna e Dino segnano il 5 rosso · Ben passa · Cleo segna il 5 giallo'],
  ['de', 'Anna und Dino kreuzen Rot 5 an · Ben passt · Cleo kreuzt Gelb 5 an'],
  ['fr', 'Anna et Dino cochent le 5 rouge · Ben passe · Cleo coche le 5 jaune'],
  ['es', 'Anna y Dino tachan el 5 rojo · Ben pasa · Cleo tacha el 5 amarillo'],
] as const)('who did the same is named together, %s', async (language, line) => {
  expect(await summed(language, ['3: y5', '4: r5', '1: r5', '2: pass'])).toBe(line)
})

it('a penalty says what it cost, instead of the pass', async () => {
  expect(await summed('en', ['3: pass'], { happened: [{ kind: 'penalty', seat: 2 }] })).toBe('Cleo −5')
})

it('a cross that locks is told as the lock, of all who lock together', async () => {
  const happened = [0, 1, 2, 3].map((seat) => ({ kind: 'lock' as const, seat, row: seat < 3 ? 0 : 3 }))
  const events = ['1: r12', '2: r12', '3: r12', '4: b2']
  expect(await summed('en', events, { happened })).toBe('Anna, Ben and Cleo lock red · Dino locks blue')
  expect(await summed('it', events, { happened })).toBe('Anna, Ben e Cleo chiudono il rosso · Dino chiude il blu')
  const row = { kind: 'lock' as const, seat: 1, row: 2 }
  expect(await summed('en', ['2: g2'], { happened: [row], printed: mixxA })).toBe('Ben locks row 3')
})

it.each([
  ['en', 'Anna has reached the last fields: everybody else has one more turn'],
  ['fr', 'Anna est sur les dernières cases\u00a0: encore un tour pour tous les autres'],
] as const)('the final round is told, %s', async (language, line) => {
  expect(await summed(language, [], { happened: [{ kind: 'final', seat: 0 }] })).toBe(line)
})

it('cards, pawns and chance are told as ever', async () => {
  expect(await summed('en', ['1: play r4 jr7 mark r4 r7', 'shuffle'])).toBe(
    'Anna plays red 4 and joker 7 as red, and crosses them all off · The cards are shuffled',
  )
  expect(await summed('en', ['2: move 4 g7'])).toBe('Ben moves 4 fields to green 7 and crosses it off')
  expect(await summed('en', ['1: next', '2: next', '3: stop'])).toBe(
    'Anna and Ben want another game · Cleo wants to stop',
  )
})
