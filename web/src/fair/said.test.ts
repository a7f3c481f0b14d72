import { mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { loadTopic } from '../words.svelte'
import classic from './fixtures/classic.json'
import type { Given } from './given'
import { promiseOf, type Provable } from './proof'
import Proof from './Proof.svelte'

// Emma at seat 1 and Laura at seat 3 gave a salt; this device has seat 1, unless a test says another.
const PROMISES = classic.salts.map((salt) => salt && promiseOf(salt))
const [EMMAS = '', , LAURAS = ''] = PROMISES
const FAIR: Provable = { ...classic, promises: PROMISES }
let shown: Record<string, unknown> | null = null
let tables = 0

beforeAll(async () => {
  settings.language = 'en'
  await loadTopic('end')
})

afterEach(async () => {
  if (shown) await unmount(shown)
  vi.unstubAllGlobals()
})

/** What the page says of a record, by what this device has kept of the table. */
async function said(record: Provable, kept: Partial<Given>, mine = [0], bots: number[] = []): Promise<string> {
  const code = `tire-vopa-${tables++}`
  localStorage.setItem(`qwixx.given.${code}`, JSON.stringify(kept))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(record))))
  shown = mount(Proof, { target: document.body, props: { code, cards: false, colours: [...'rygb'], mine, bots } })
  document.querySelector('button')?.click()
  const told = () => document.querySelector('[role=status]')?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  await expect.poll(told, { interval: 1 }).not.toBe('')
  return told()
}

it('says to whoever gave a salt that nobody could choose the dice', async () => {
  const text = await said(FAIR, { promised: { 0: EMMAS }, fixed: [PROMISES] })
  expect(text).toContain('Proven fair.')
  expect(text).toContain('This device’s own salt is in the dice')
})

it('says to whoever gave none who would have had to work together', async () => {
  const text = await said(FAIR, {}, [])
  expect(text).toContain('Proven fair.')
  expect(text).toContain('unless the server worked together with Emma and Laura.')
  expect(text).not.toContain('This device’s own salt')
})

it('never says proven if what this device promised is not in the record', async () => {
  const text = await said(FAIR, { promised: { 1: promiseOf('refused') } }, [1])
  expect(text).toContain('Not proven.')
  expect(text).toContain('What this device promised for Max is not in the record')
})

it('never says proven if the salt of this device was left out', async () => {
  const promises = [EMMAS, promiseOf('left out'), LAURAS]
  const text = await said({ ...FAIR, promises }, { promised: { 1: promiseOf('left out') }, fixed: [promises] }, [1])
  expect(text).toContain('Everything fits, but it is not proven.')
  expect(text).toContain('But the salt of this device, for Max, is not in the dice')
})

it('never says proven if another has changed a promise since, or the start was broken off', async () => {
  const changed = [EMMAS, '', promiseOf('seen before')]
  expect(await said(FAIR, { promised: { 0: EMMAS }, fixed: [changed] })).toContain('Not proven.')
  if (shown) await unmount(shown)
  const text = await said(FAIR, { promised: { 0: EMMAS }, fixed: [changed, PROMISES] })
  expect(text).toContain('But the start was broken off once after this device had revealed its salt.')
})

it('does not count on what a bot is said to have given', async () => {
  const text = await said(FAIR, {}, [], [0, 2])
  expect(text).toContain('But no player’s promised salt is in the dice.')
})

it('says of a record from before there were promises what it proves', async () => {
  const text = await said(classic, {}, [])
  expect(text).toContain('Everything fits, but it is not proven.')
  expect(text).toContain('But nobody had promised the salt of Emma and Laura beforehand.')
})
