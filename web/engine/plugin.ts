import type { Plugin } from 'vite'
import { packed, type Engine } from './packing.ts'

const ID = 'virtual:engine'
const GAMES = 'virtual:games'

let made: Promise<Engine> | undefined // the same for the page and its workers
const engineOnce = (): Promise<Engine> => (made ??= packed())

/** What workers need too: `virtual:engine`, the manifest of Python for the browser; and `virtual:games`, what it offers. */
export function manifest(): Plugin {
  return {
    name: 'engine-manifest',
    resolveId: (id) => (id === ID || id === GAMES ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ID}`) return `export default ${JSON.stringify((await engineOnce()).manifest)}`
      return id === `\0${GAMES}` ? `export default ${(await engineOnce()).games}` : null
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
