import { afterEach, expect, test, vi } from 'vitest'
import { stayAwake } from './awake'

let held = 0
let hidden = false
let stop = (): void => undefined

/** A browser that gives locks, and takes them back when the page is hidden, unless it refuses. */
function browser(refuses = false): void {
  held = 0
  const request = async () => {
    if (refuses) throw new DOMException('no', 'NotAllowedError')
    held += 1
    let released = false
    const release = async () => {
      if (!released) held -= 1
      released = true
    }
    document.addEventListener('visibilitychange', () => void (hidden && release()))
    return { release }
  }
  vi.stubGlobal('navigator', { wakeLock: { request } })
}

async function look(away: boolean): Promise<void> {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)

afterEach(() => {
  stop()
  hidden = false
  vi.unstubAllGlobals()
})

test('the screen stays on until it need not', async () => {
  browser()
  stop = stayAwake()
  await settled()
  expect(held).toBe(1)
  stop()
  await settled()
  expect(held).toBe(0)
  await look(true)
  await look(false)
  expect(held).toBe(0)
})

test('the lock is taken again when the page comes back, and is only one', async () => {
  browser()
  stop = stayAwake()
  await look(true)
  expect(held).toBe(0)
  await look(false)
  await look(false)
  expect(held).toBe(1)
})

test('a lock that comes too late is given back', async () => {
  browser()
  stayAwake()()
  await settled()
  expect(held).toBe(0)
})

test('nothing is asked for while the page is hidden', async () => {
  browser()
  hidden = true
  stop = stayAwake()
  await settled()
  expect(held).toBe(0)
})

test('a browser that refuses, or knows nothing of it, is no problem', async () => {
  browser(true)
  stop = stayAwake()
  await settled()
  stop()
  vi.stubGlobal('navigator', {})
  stop = stayAwake()
  await settled()
  expect(held).toBe(0)
})
