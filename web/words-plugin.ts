import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PREFIX = 'words:'
const EVERYWHERE = ['game', 'refusals', 'home', 'table', 'pieces']

/** The Fluent files as modules, as pairs of a key and its message: `words:it` has the topics that every screen needs,
 * `words:it/rules` one other topic. They are parsed here, so that no device has to load a parser and wait for it. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [language, topic] = id.slice(PREFIX.length + 1).split('/')
      const texts = (topic === undefined ? EVERYWHERE : [topic]).map((name) => {
        const file = new URL(`../locales/${language}/${name}.ftl`, import.meta.url).pathname
        this.addWatchFile(file)
        return unbroken(readFileSync(file, 'utf8'))
      })
      const { body } = new FluentResource(texts.join('\n'))
      return `export default ${JSON.stringify(body.map(({ id, value }) => [id, value]))}`
    },
  }
}

/** A line does not break before French signs, which have a space before them. */
function unbroken(text: string): string {
  return text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}
