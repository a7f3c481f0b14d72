/** Every word a player sees, from the Fluent files in `locales/`. */

import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import languages from 'words:all'
import type { Topic } from '../words-plugin'
import { settings } from './settings.svelte'

export const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, FluentVariable>

/** Each language in its own words. */
export const OWN_NAMES: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
}

let bundle = $state.raw<FluentBundle | null>(null)
let extra: readonly Topic[] = []
let there: readonly Topic[] = [] // those of the extra ones that are in the bundle

/** The language chosen, or the first of the browser's that there is. */
export function language(): Language {
  const wanted = [settings.language ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? 'en'
}

/** Load the words of the current language; what is on the screen changes when they are all there. Where there are none
 * yet, those that can be had are better than none. */
export async function loadWords(): Promise<void> {
  const wanted = language()
  const topics = extra
  const next = new FluentBundle(wanted, { useIsolating: false })
  const spoken = await languages[wanted]()
  const others = await Promise.allSettled(topics.map((topic) => spoken.topics[topic]()))
  const had = others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : []))
  const lacking = had.length < topics.length
  if (wanted !== language() || topics.length < there.length) return // more was asked for meanwhile
  if (!lacking || !bundle) {
    for (const { default: messages } of [spoken, ...had]) {
      next.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) })
    }
    bundle = next
    there = lacking ? [] : topics
    document.documentElement.lang = wanted
  }
  if (lacking) throw new Error(`words of ${topics.join(', ')} cannot be fetched`)
}

/** A topic that only some screens need; kept through changes of language. */
export async function loadTopic(topic: Topic): Promise<void> {
  if (there.includes(topic)) return
  if (!extra.includes(topic)) extra = [...extra, topic]
  await loadWords()
}

/** A screen with the words that only it needs, or neither. An `await` in its module would do the same, but not in
 * Safari, where a module that waits breaks if it is asked for twice at once. */
export async function worded<Screen>(topic: Topic, screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, loadTopic(topic)])
  return loaded
}

/** The message of a key with its variables filled in; the key itself if it is missing. */
export function say(key: string, facts: Facts = {}): string {
  const message = bundle?.getMessage(key)
  return bundle && message?.value ? withMinus(bundle.formatPattern(message.value, facts)) : key
}

/** Negative numbers with a minus sign; a browser writes a hyphen. */
export const withMinus = (text: string | number): string => String(text).replace(/(^|\s)-(?=\d)/g, '$1\u2212')
