/** Components in tests: with words in English, and taken away after each test. */

import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll } from 'vitest'
import { settings } from '../settings.svelte'
import type { Topic } from '../../words-plugin'
import { loadTopic, loadWords } from '../words.svelte'

type Show = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props) => void

/** To be called once in a test file, with the words it needs beside the usual ones; what it returns shows a component. */
export function mounting(...topics: Topic[]): Show {
  const shown: Record<string, unknown>[] = []
  beforeAll(async () => {
    settings.language = 'en'
    await loadWords()
    await Promise.all(topics.map(loadTopic))
  })
  afterEach(async () => {
    for (const one of shown.splice(0)) await unmount(one)
  })
  return (component, props) => {
    shown.push(mount(component, { target: document.body, props }))
    flushSync()
  }
}
