import { afterEach, expect, test } from 'vitest'
import { commandOf, type Command } from './keys'

afterEach(() => document.body.replaceChildren())

/** What a key asks for that is pressed in this piece of a page. */
function pressed(key: string, html = '', more: KeyboardEventInit = {}): Command | null {
  document.body.innerHTML = html
  const at = document.body.querySelector('.here') ?? document.body
  let command: Command | null = null
  const hear = (event: KeyboardEvent) => (command = commandOf(event))
  addEventListener('keydown', hear)
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  removeEventListener('keydown', hear)
  return command
}

test.each([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'on'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'toggle'],
  ['a', null],
])('with the focus nowhere, %s is %s', (key, command) => {
  expect(pressed(key)).toBe(command)
})

test.each(['<input class="here">', '<select class="here"></select>', '<dialog><p class="here"></p></dialog>'])(
  'no key is taken from %s',
  (html) => {
    for (const key of ['ArrowLeft', 'End', ' ']) expect(pressed(key, html)).toBe(null)
  },
)

test('Space belongs to a button or a link, the arrows do not', () => {
  for (const html of ['<button class="here"></button>', '<a href="/"><b class="here"></b></a>']) {
    expect(pressed(' ', html)).toBe(null)
    expect(pressed('ArrowRight', html)).toBe('on')
  }
})

test('the slider moves by itself, but does not know Space', () => {
  const slider = '<input type="range" class="here">'
  expect(pressed('ArrowRight', slider)).toBe(null)
  expect(pressed(' ', slider)).toBe('toggle')
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s a key belongs to the browser', (held) => {
  expect(pressed('ArrowLeft', '', { [held]: true })).toBe(null)
})
