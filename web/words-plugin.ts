import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PREFIX = 'words:'
const EVERYWHERE = ['game', 'refusals', 'home', 'table', 'pieces']

/** The Fluent files as modules: `words:it` has the topics that every screen needs, `words:it/rules` one other topic. */
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
        return unbroken(bare(readFileSync(file, 'utf8')))
      })
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}

/** A line does not break before French signs, which have a space before them. */
function unbroken(text: string): string {
  return text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}

/** Without what is written for translators. */
const bare = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
