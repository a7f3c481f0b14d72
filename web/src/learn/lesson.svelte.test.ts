import { expect, test } from 'vitest'
import type { LessonInfo, Own, PositionInfo, SceneInfo } from '../protocol'
import { classic, ownOf, rolled } from '../table/printed.fixture'
import { LessonTable } from './lesson.svelte'

const at = (step: number, view: Partial<PositionInfo['view']> = {}): PositionInfo => ({
  ...{ step, since: 0, first: 0, events: [], deadline: null },
  view: { ...rolled, ...view },
})
const scene = (words: string, step: number, you: Own, asks: SceneInfo['asks'] = []): SceneInfo => ({
  ...{ words, position: at(step), you, asks },
})
const crossed = (action: string) => ({
  ...{ action, position: at(4, { sheets: [action, '-'], whites: [], coloured: {} }), you: ownOf(0, []) },
})

const taught: LessonInfo = {
  ...{ name: 'classic', game: 'classic', options: {}, others: ['Emma'], printed: classic },
  scenes: [
    scene('sheet', 1, ownOf(0, [])),
    scene('white', 3, ownOf(0, ['pass', 'r5', 'y5', 'g5']), [crossed('r5'), crossed('y5')]),
    scene('end', 5, ownOf(0, [])),
  ],
}
const begun = () => new LessonTable(taught, () => 'Anna')

function choosing(): LessonTable {
  const table = begun()
  table.forward()
  return table
}

test('the first scene is only read', () => {
  const table = begun()
  expect([table.number, table.words, table.reading, table.first, table.last]).toEqual([1, 'sheet', true, true, false])
  expect(table.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Emma'])
})

test('what is asked for is done, and the dice lie there until they are rolled again', async () => {
  const table = choosing()
  expect([table.words, table.reading]).toEqual(['white', false])
  await table.act(0, 'y5')
  expect([table.words, table.reading]).toEqual(['white-done', true])
  expect(table.position.view.sheets).toEqual(['y5', '-'])
  expect(table.position.view.whites).toEqual(rolled.whites)
  expect(table.own[0]?.legal).toEqual([])
})

test('something else is told why not, each time, and can be tried again', async () => {
  const table = choosing()
  await table.act(0, 'g5')
  await table.act(0, 'pass')
  expect([table.words, table.astray, table.reading]).toEqual(['white-not', 2, false])
  expect(table.position.view.sheets).toEqual(['-', '-'])
  await table.act(0, 'r5')
  expect([table.words, table.astray]).toEqual(['white-done', 0])
})

test('back leads to the same scene anew once it is done, else to the one before', async () => {
  const table = choosing()
  const stage = table.stage
  await table.act(0, 'r5')
  table.back()
  expect([table.words, table.number]).toEqual(['white', 2])
  expect(table.stage).not.toBe(stage)
  table.back()
  expect(table.words).toBe('sheet')
  table.back()
  expect(table.number).toBe(1)
})

test('the last scene is the end of it', () => {
  const table = choosing()
  table.forward()
  expect([table.words, table.last]).toEqual(['end', true])
  table.forward()
  expect(table.words).toBe('end')
})

test('what is meant is told', async () => {
  expect((await choosing().hint()).action).toBe('r5')
})
