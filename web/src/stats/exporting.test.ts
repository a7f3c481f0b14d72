import { expect, test } from 'vitest'
import type { Result } from '../protocol'
import { toCsv, toJson } from './exporting'

const seat = { score: 12, locks: 0, penalties: 1, won: false }
const game: Result = {
  code: 'tire-vopa',
  ended_at: 0,
  game: 'classic',
  seats: [
    { ...seat, name: '=HYPERLINK("x")', mine: true },
    { ...seat, name: 'Lino "the, one"', level: 'hard', score: -4, luck: -0.5, accuracy: 80 },
  ],
}

test('a line for every seat, in which no name is a formula', () => {
  expect(toCsv([game]).split('\r\n')).toEqual([
    'code,ended_at,game,games,real_dice,seat,name,level,mine,score,won,locks,penalties,luck,accuracy',
    `tire-vopa,1970-01-01T00:00:00.000Z,classic,1,false,1,"'=HYPERLINK(""x"")",,true,12,false,0,1,,`,
    'tire-vopa,1970-01-01T00:00:00.000Z,classic,1,false,2,"Lino ""the, one""",hard,false,-4,false,0,1,-0.5,80',
    '',
  ])
})

test.each(['=1', '+1', '-1', '@a', '\tb', '\rb'])('the name %j is harmless', (name) => {
  expect(toCsv([{ ...game, seats: [{ ...seat, name }] }])).toMatch(/,"?'/)
})

test('JSON is all of it', () => {
  expect(JSON.parse(toJson([game]))).toEqual({ qwixx: 'results', results: [game] })
})
