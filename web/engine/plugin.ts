import type { Plugin } from 'vite'
import { packed, type Engine, type Said } from './packing.ts'

const ID = 'virtual:engine'
const SAID: Record<string, keyof Said> = { 'virtual:games': 'games', 'virtual:blanks': 'blanks' }

let made: Promise<Engine> | undefined // the same for the page and its workers
const engineOnce = (): Promise<Engine> => (made ??= packed())

/** What workers need too: `virtual:engine`, the manifest of Python for the browser; and what it says when the page is built. */
export function manifest(): Plugin {
  return {
    name: 'engine-manifest',
    resolveId: (id) => (id === ID || id in SAID ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ID}`) return `export default ${JSON.stringify((await engineOnce()).manifest)}`
      const said = SAID[id.slice(1)]
      return said && id.startsWith('\0') ? `export default ${(await engineOnce()).said[said]}` : null
    },
  }
}

/** Python for the browser as files of the page. */
export function engine(): Plugin {
  return {
    name: 'engine',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of (await engineOnce()).files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
