import { beforeEach, expect, test } from 'vitest'
import { forgetTable, keepKey, keepRecordKey, keptKey, keptRecordKey, replayPath } from './keys'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('qwixx.device', 'secret')
  localStorage.setItem('another.page.tire-vopa', 'theirs')
  for (const code of ['tire-vopa', 'baba-dede']) {
    keepKey(code, 'A. Nna', 'seat')
    keepRecordKey(code, 'record')
  }
})

test('a table is forgotten, and no other', () => {
  forgetTable('tire-vopa')
  expect([keptKey('tire-vopa', 'A. Nna'), keptRecordKey('tire-vopa')]).toEqual([null, null])
  expect([keptKey('baba-dede', 'A. Nna'), keptRecordKey('baba-dede')]).toEqual(['seat', 'record'])
})

test('all tables are forgotten, but not who this device is, nor what is another page’s', () => {
  forgetTable()
  expect(Object.keys(localStorage).toSorted()).toEqual(['another.page.tire-vopa', 'qwixx.device'])
})

test('the link of a replay has the key', () => {
  expect(replayPath('tire-vopa', 'record')).toBe('/t/tire-vopa/replay?key=record')
  expect(replayPath('tire-vopa', null)).toBe('/t/tire-vopa/replay')
})
