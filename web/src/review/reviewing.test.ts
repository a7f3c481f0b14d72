import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewedStep, ReviewInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { loadTopic } from '../words.svelte'
import { Reviewing } from './reviewing.svelte'
import { tellAmount, tellChange, tellValue } from './worth'

const step = (seat: number, grade: ReviewedStep['grade'] = 'best'): ReviewedStep => ({
  ...{ kind: 'decision', event: 0, turn: 1, text: 'pass', seat, effect: [0, 0], values: [0.6, 0.4], grade },
})
const review = { start: [0.5, 0.5], steps: [step(0), step(1, 'blunder'), step(0), step(0, 'inaccuracy')] } as ReviewInfo

const settle = () => vi.advanceTimersByTimeAsync(1000)

beforeAll(() => loadTopic('refused')) // the words of a refusal come from the disk, which no wound clock waits for
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that answers one thing after the other. */
function server(...answers: { status?: number; body: unknown }[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const { status = 200, body } = answers.shift() ?? { status: 500, body: null }
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

test('it is asked for until it is there, and tells how far it is', async () => {
  const progress = { done: 3, total: 10 }
  const asked = server({ body: { review: null, progress } }, { body: { review, progress: null } })
  const reviewing = new Reviewing('tire-vopa', 2)
  await vi.advanceTimersByTimeAsync(1)
  expect([reviewing.review, reviewing.progress]).toEqual([null, progress])
  await settle()
  expect([reviewing.length, reviewing.at, asked.length]).toEqual([4, 2, 2])
})

test('who has left asks no more', async () => {
  const asked = server({ body: { review: null, progress: null } }, { body: { review, progress: null } })
  const reviewing = new Reviewing('tire-vopa')
  await vi.advanceTimersByTimeAsync(1)
  reviewing.leave()
  await settle()
  expect(asked.length).toBe(1)
})

test('the cursor stays within the game, and finds mistakes', async () => {
  server({ body: { review, progress: null } })
  const reviewing = new Reviewing('tire-vopa')
  await settle()
  expect([reviewing.step, reviewing.values]).toEqual([null, [0.5, 0.5]])
  reviewing.toMistake(1, null)
  expect([reviewing.at, reviewing.step?.grade]).toEqual([2, 'blunder'])
  reviewing.toMistake(1, null)
  reviewing.toMistake(1, null)
  expect(reviewing.at).toBe(4)
  reviewing.toMistake(-1, 1)
  expect(reviewing.at).toBe(2)
  reviewing.go(99)
  expect(reviewing.at).toBe(4)
  reviewing.go(-1)
  expect(reviewing.at).toBe(0)
})

test('a refusal is told, and it can be tried again', async () => {
  const problem = { code: 'too-many', message: 'Too many.' }
  server({ status: 429, body: problem }, { body: { review, progress: null } })
  const reviewing = new Reviewing('tire-vopa')
  await settle()
  expect(reviewing.refusal?.code).toBe('too-many')
  reviewing.retry()
  await settle()
  expect([reviewing.refusal, reviewing.length]).toEqual([null, 4])
})

test('chances are told in per cent, alone it is points', () => {
  settings.language = 'en'
  expect([tellValue(0.254, 'win'), tellChange(-0.154, 'win'), tellAmount(0.154, 'win')]).toEqual([
    '25%',
    '−15.4%',
    '15.4%',
  ])
  expect([tellValue(61.4, 'points'), tellChange(2.5, 'points'), tellAmount(2.5, 'points')]).toEqual([
    '61',
    '+2.5',
    '2.5',
  ])
})
