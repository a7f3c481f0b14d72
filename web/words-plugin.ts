import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ALL = 'words:all'
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es']
const FILES: Record<string, string[]> = {
  everywhere: ['game', 'home', 'table', 'pieces'],
  end: ['end', 'study', 'hint', 'review'], // whatever is looked at beside a game and after it
  refused: ['refusals', 'broken'], // seldom: the page offers what is possible
  device: ['settings', 'local'], // what a person chooses for a device, and what is played on it alone
} // of topics that are more than one
const TOPICS = [
  'form',
  'more',
  'lobby',
  'end',
  'rules',
  'print',
  'privacy',
  'reactions',
  'menu',
  'kept',
  'coach',
  'device',
  'sheet',
  'stats',
  'daily',
  'refused',
] as const
export type Topic = (typeof TOPICS)[number] // that only some screens need

/** The Fluent files as modules: `words:all` says how each language is loaded, and what is said everywhere in a language
 * says how its other topics are. Each is a list of keys and their messages; they are parsed here, so that no device has to
 * load a parser and wait for it. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders(LANGUAGES, (language) => `${language}/everywhere`, 'default')
      const [, language, topic = ''] = /^\0words:(..)\/(.+)$/.exec(id) ?? []
      if (language === undefined) return null
      const texts = (FILES[topic] ?? [topic]).map((name) => {
        const file = new URL(`../locales/${language}/${name}.ftl`, import.meta.url).pathname
        this.addWatchFile(file)
        return unbroken(readFileSync(file, 'utf8'))
      })
      const { body } = new FluentResource(texts.join('\n'))
      const messages = `export default ${JSON.stringify(body.map(({ id, value }) => [id, value]))}`
      if (topic !== 'everywhere') return messages
      return `${messages}\n${loaders(TOPICS, (other) => `${language}/${other}`, 'const topics =')}`
    },
  }
}

function loaders(names: readonly string[], module: (name: string) => string, as: string): string {
  return `export ${as} { ${names.map((name) => `${name}: () => import('words:${module(name)}')`).join(', ')} }`
}

/** A line does not break before French signs, which have a space before them. */
function unbroken(text: string): string {
  return text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}
