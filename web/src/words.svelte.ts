/** Every word a player sees, from the Fluent files in `locales/`. */

import { FluentBundle, type FluentVariable, type Message } from '@fluent/bundle'
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

type Text = Promise<{ default: [string, Message['value']][] }>
export type Topic = 'lobby' | 'end' | 'rules' | 'privacy' | 'reactions' | 'coach' | 'settings'

const TEXTS: Record<Language, { everywhere: () => Text } & Record<Topic, () => Text>> = {
  it: {
    everywhere: () => import('words:it'),
    lobby: () => import('words:it/lobby'),
    end: () => import('words:it/end'),
    rules: () => import('words:it/rules'),
    privacy: () => import('words:it/privacy'),
    reactions: () => import('words:it/reactions'),
    coach: () => import('words:it/coach'),
    settings: () => import('words:it/settings'),
  },
  en: {
    everywhere: () => import('words:en'),
    lobby: () => import('words:en/lobby'),
    end: () => import('words:en/end'),
    rules: () => import('words:en/rules'),
    privacy: () => import('words:en/privacy'),
    reactions: () => import('words:en/reactions'),
    coach: () => import('words:en/coach'),
    settings: () => import('words:en/settings'),
  },
  de: {
    everywhere: () => import('words:de'),
    lobby: () => import('words:de/lobby'),
    end: () => import('words:de/end'),
    rules: () => import('words:de/rules'),
    privacy: () => import('words:de/privacy'),
    reactions: () => import('words:de/reactions'),
    coach: () => import('words:de/coach'),
    settings: () => import('words:de/settings'),
  },
  fr: {
    everywhere: () => import('words:fr'),
    lobby: () => import('words:fr/lobby'),
    end: () => import('words:fr/end'),
    rules: () => import('words:fr/rules'),
    privacy: () => import('words:fr/privacy'),
    reactions: () => import('words:fr/reactions'),
    coach: () => import('words:fr/coach'),
    settings: () => import('words:fr/settings'),
  },
  es: {
    everywhere: () => import('words:es'),
    lobby: () => import('words:es/lobby'),
    end: () => import('words:es/end'),
    rules: () => import('words:es/rules'),
    privacy: () => import('words:es/privacy'),
    reactions: () => import('words:es/reactions'),
    coach: () => import('words:es/coach'),
    settings: () => import('words:es/settings'),
  },
}

let bundle = $state.raw<FluentBundle | null>(null)
let extra: readonly Topic[] = []
let there: readonly Topic[] = [] // those of the extra ones that are in the bundle

/** The language chosen, or the first of the browser's that there is. */
export function language(): Language {
  const wanted = [settings.language ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? 'en'
}

/** Load the words of the current language; what is on the screen changes when they are there. */
export async function loadWords(): Promise<void> {
  const wanted = language()
  const topics = extra
  const next = new FluentBundle(wanted, { useIsolating: false })
  const texts = await Promise.all((['everywhere', ...topics] as const).map((topic) => TEXTS[wanted][topic]()))
  for (const { default: messages } of texts) {
    next.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) })
  }
  if (wanted !== language() || topics.length < there.length) return // more was asked for meanwhile
  bundle = next
  there = topics
  document.documentElement.lang = wanted
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
