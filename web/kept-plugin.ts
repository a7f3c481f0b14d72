import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What the service worker has to know of a build; every file by its path from the base. */
export interface Kept {
  version: string
  entry: string // the file by which an index is known to be of this version
  shell: string[] // needed for every screen
  words: Record<string, string[]> // by language
  engine: string[]
}

const WORKER = 'sw.js'
const PLACEHOLDER = /\bKEPT\b/

/** The service worker, which is told what there is to be kept. */
export function kept(): Plugin {
  return {
    name: 'kept',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: new URL('src/sw.ts', import.meta.url).pathname, fileName: WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') throw new Error('there is no service worker')
        const found: Kept = { version: '', entry: '', shell: readdirSync(at('public')), words: {}, engine: [] }
        const total = createHash('sha256').update(worker.code)
        for (const file of Object.values(bundle).sort((one, other) => one.fileName.localeCompare(other.fileName))) {
          const name = file.fileName
          if (name === WORKER) continue
          total.update(file.type === 'chunk' ? file.code : file.source)
          const language = file.type === 'chunk' ? /words:(..)\//.exec(file.moduleIds.join(' '))?.[1] : undefined
          if (file.type === 'chunk' && file.isEntry) found.entry = name
          if (language !== undefined) (found.words[language] ??= []).push(name)
          else if (name.startsWith('engine/')) found.engine.push(name)
          else if (name.startsWith('assets/')) found.shell.push(name)
        }
        found.version = `qwixx-${total.digest('hex').slice(0, 16)}`
        worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(found))
      },
    },
  }
}

const at = (path: string): string => new URL(path, import.meta.url).pathname
