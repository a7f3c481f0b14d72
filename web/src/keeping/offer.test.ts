import { expect, test, vi } from 'vitest'
import { awaitOffer, canInstall, install } from './offer'

test("the browser's offer is kept until somebody wants it, and made once", async () => {
  awaitOffer()
  expect(canInstall()).toBe(false)
  const prompt = vi.fn(() => Promise.resolve())
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(offer)
  expect([canInstall(), offer.defaultPrevented]).toEqual([true, true])
  await install()
  await install()
  expect([canInstall(), prompt.mock.calls.length]).toEqual([false, 1])
})

test('what is installed is not offered any more', () => {
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }))
  dispatchEvent(new Event('appinstalled'))
  expect(canInstall()).toBe(false)
})
