/** Components in tests: with words in English, and taken away after each test. */

import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll } from 'vitest'
import { settings } from '../settings.svelte'
import { loadWords } from '../words.svelte'

type Show = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props) => void

/** To be called once in a test file; what it returns shows a component. */
export function mounting(): Show {
  const shown: Record<string, unknown>[] = []
  beforeAll(async () => {
    settings.language = 'en'
    await loadWords()
  })
  afterEach(async () => {
    for (const one of shown.splice(0)) await unmount(one)
  })
  return (component, props) => {
    shown.push(mount(component, { target: document.body, props }))
    flushSync()
  }
}
