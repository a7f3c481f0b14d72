import { afterEach, expect, test, vi } from 'vitest'

/** A browser's notices: all that were made, and how often the permission was asked for. */
function browser(permission: NotificationPermission, answers: NotificationPermission = permission, android = false) {
  const made: { title: string; tag: string | undefined; closed: boolean; onclick: () => void }[] = []
  const asked = vi.fn(async () => (Fake.permission = answers))
  class Fake {
    static permission = permission
    static requestPermission = asked
    closed = false
    onclick = (): void => undefined
    tag: string | undefined
    constructor(
      readonly title: string,
      options: NotificationOptions = {},
    ) {
      if (android) throw new TypeError('Illegal constructor')
      this.tag = options.tag
      if (Fake.permission === 'granted') made.push(this)
    }
    close(): void {
      this.closed = true
    }
  }
  vi.stubGlobal('Notification', Fake)
  vi.stubGlobal('isSecureContext', true)
  return { made, asked }
}

/** The module as it is when a page has just been loaded. */
async function fresh() {
  vi.resetModules()
  return import('./notices')
}

afterEach(() => vi.unstubAllGlobals())

test('only a person asks for the permission; before that nothing is shown', async () => {
  const { made, asked } = browser('default', 'granted')
  const { askForNotices, noticePermission, notify } = await fresh()
  expect(noticePermission()).toBe('possible')
  notify('Your move', '', 'turn')()
  expect([made.length, asked.mock.calls.length]).toEqual([0, 0])
  expect(await askForNotices()).toBe('given')
  notify('Your move', '', 'turn')
  expect(made).toMatchObject([{ title: 'Your move', tag: 'turn', closed: false }])
})

test('a notice is taken away again, and a click on it leads to the page', async () => {
  const { made } = browser('granted')
  const focus = vi.fn()
  vi.stubGlobal('focus', focus)
  const { notify } = await fresh()
  notify('Your move', '', 'turn')()
  expect(made[0]?.closed).toBe(true)
  notify('Your move', '', 'turn')
  made[1]?.onclick()
  expect([focus.mock.calls.length, made[1]?.closed]).toEqual([1, true])
})

test('a browser that blocks them says so', async () => {
  browser('default', 'denied')
  const { askForNotices, notify } = await fresh()
  expect(await askForNotices()).toBe('blocked')
  notify('Your move', '', 'turn')()
})

test('where a page may not make one, as on Android, none is offered and nothing fails', async () => {
  const { asked } = browser('default', 'granted', true)
  const { noticePermission } = await fresh()
  expect(noticePermission()).toBe('missing')
  expect(asked).not.toHaveBeenCalled()
  browser('granted', 'granted', true)
  const { noticePermission: later, notify } = await fresh()
  notify('Your move', '', 'turn')()
  expect(later()).toBe('missing')
})

test('without notices, or without a safe connection, none are offered', async () => {
  vi.stubGlobal('Notification', undefined)
  const { noticePermission } = await fresh()
  expect(noticePermission()).toBe('missing')
  browser('default')
  vi.stubGlobal('isSecureContext', false)
  expect(noticePermission()).toBe('missing')
})
