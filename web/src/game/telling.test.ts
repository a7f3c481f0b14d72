import { describe, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords, type Language } from '../words.svelte'
import { classic, mixxA } from '../table/printed.fixture'
import { list, tell, tellAction, tellMark, tellRow } from './telling'

const NAMES = ['Anna', 'Ben']

async function speak(language: Language): Promise<void> {
  settings.language = language
  await loadWords()
}

describe('what happened', () => {
  it.each([
    ['first 2', 'Ben begins.', 'Comincia Ben.'],
    ['roll 4 6 r1 y2 g3 b4', 'White 4 and 6: 10!', 'Dadi bianchi 4 e 6: 10!'],
    ['shuffle', 'The cards are shuffled.', 'Si mescolano le carte.'],
    ['redeal', 'The cards that nobody holds are dealt anew.', 'Le carte che nessuno ha in mano vengono ridistribuite.'],
    [
      'back 7 by 1 2',
      'Anna and Ben undid moves: decision 7 is due again.',
      'Mosse annullate da Anna e Ben: si torna alla decisione 7.',
    ],
    ['back 7', 'Moves were undone: decision 7 is due again.', 'Mosse annullate: si torna alla decisione 7.'],
    ['1: g7', 'Anna crosses off green 7.', 'Anna segna il 7 verde.'],
    ['1: r11', 'Anna crosses off red 11.', 'Anna segna l’11 rosso.'],
    ['2: pass', 'Ben passes.', 'Ben passa.'],
    ['2: move 1 y8', 'Ben moves 1 field to yellow 8.', 'Ben avanza di 1 casella e raggiunge l’8 giallo.'],
    ['1: take 11@3', 'Anna takes the card 11.', 'Anna prende la carta 11.'],
    ['1: take 3@1 11@2', 'Anna takes the cards 3 and 11.', 'Anna prende le carte 3 e 11.'],
    ['1: play b9', 'Anna plays blue 9 and crosses off nothing.', 'Anna gioca il 9 blu e non segna nulla.'],
    ['1: play b9 mark b9', 'Anna plays blue 9 and crosses it off.', 'Anna gioca il 9 blu e lo segna.'],
    [
      '2: play r4 r5 jr7 mark r4 r5 r7',
      'Ben plays red 4, red 5 and joker 7 as red, and crosses them all off.',
      'Ben gioca il 4 rosso, il 5 rosso e il jolly 7 come rosso, e li segna tutti.',
    ],
    [
      '2: play r7 jr7 mark r7',
      'Ben plays red 7 and joker 7 as red, and crosses off red 7.',
      'Ben gioca il 7 rosso e il jolly 7 come rosso, e segna il 7 rosso.',
    ],
    ['1: next', 'Anna wants another game.', 'Anna vuole un’altra partita.'],
    ['1: stop', 'Anna wants to stop.', 'Anna vuole smettere.'],
  ])('%s', async (event, english, italian) => {
    await speak('en')
    expect(tell(event, NAMES)).toBe(english)
    await speak('it')
    expect(tell(event, NAMES)).toBe(italian)
  })

  it('a move crosses its field unless it is crossed already', async () => {
    await speak('en')
    expect(tell('1: move 4 g7', NAMES, { sheet: 'r2 p1' })).toBe('Anna moves 4 fields to green 7 and crosses it off.')
    expect(tell('1: move 4 g7', NAMES, { sheet: 'r2 g7' })).toBe('Anna moves 4 fields to green 7.')
  })
})

describe('what a button does', () => {
  it.each([
    ['g7', 'Cross off green 7', 'Segna il 7 verde'],
    ['pass', 'Pass', 'Passa'],
    ['move 4 g7', 'Move 4 fields to green 7', 'Avanza di 4 caselle e raggiungi il 7 verde'],
    ['take 3@1 11@4', 'Take the cards 3 and 11', 'Prendi le carte 3 e 11'],
    ['play r4', 'Play red 4, cross off nothing', 'Gioca il 4 rosso senza segnare'],
    ['play r4 mark r4', 'Play red 4 and cross it off', 'Gioca il 4 rosso e segnalo'],
    [
      'play r4 r5 mark r4 r5',
      'Play red 4 and red 5, cross them all off',
      'Gioca il 4 rosso e il 5 rosso e segnali tutti',
    ],
    [
      'play y2 y6 mark y2',
      'Play yellow 2 and yellow 6, cross off yellow 2',
      'Gioca il 2 giallo e il 6 giallo, segna il 2 giallo',
    ],
    ['next', 'Another game', 'Un’altra partita'],
    ['stop', 'Stop here', 'Basta così'],
  ])('%s', async (action, english, italian) => {
    await speak('en')
    expect(tellAction(action)).toBe(english)
    await speak('it')
    expect(tellAction(action)).toBe(italian)
  })

  it('knows the circumstances', async () => {
    await speak('it')
    expect(tellAction('pass', { phase: 'move' })).toBe('Lascia ferma la pedina')
    expect(tellAction('move 1 b8', { sheet: '-' })).toBe('Avanza di 1 casella e segna l’8 blu')
  })
})

it('a number by itself has no article', async () => {
  await speak('en')
  expect(tellMark('g7')).toBe('green 7')
  await speak('it')
  expect(tellMark('g7')).toBe('7 verde')
})

it('a row is named by its colour, or on a mixed sheet by its number', async () => {
  await speak('en')
  expect([tellRow(classic, 2), tellRow(mixxA, 2)]).toEqual(['green', 'row 3'])
})

it('a list of which one is to be chosen says so', async () => {
  await speak('de')
  expect(list(['a', 'b'], 'disjunction')).toBe('a oder b')
})

it('a list is joined as the language does', async () => {
  await speak('en')
  expect(list(['a', 'b', 'c'])).toBe('a, b and c')
  await speak('de')
  expect(list(['a', 'b', 'c'])).toBe('a, b und c')
})
