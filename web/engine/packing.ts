import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadPyodide, version } from 'pyodide'
import type { Manifest, Packed } from './manifest.ts'

const at = (path: string) => new URL(path, import.meta.url).pathname
const PYODIDE = at('../node_modules/pyodide/')
const WHEELS = at('../node_modules/.wheels/')
const SOURCE = at('../../src/')
const MODELS = 'qwixx/players/master/models/'
const SITE = '/lib/python3.14/site-packages/'
const PARTS = ['lessons', 'local', 'players', 'positions', 'records', 'review', 'tables'] // and whatever they import
const SHOWN = 10 // digits of a file's hash in its name

type Compiled = [library: Uint8Array, packages: [path: string, content: Uint8Array][], said: Said]

const asJson = (module: string, call: string) =>
  `import msgspec, qwixx.tables.${module} as module\nmsgspec.json.encode(module.${call}()).decode()`

/** What it says when the page is built, as JSON: the page shows it before Python is there, or without it. */
export interface Said {
  games: string // what can be played
  blanks: string // the sheets that people fill in themselves
}

export interface Engine {
  manifest: Manifest
  files: Map<string, Uint8Array> // by their place in the page
  said: Said
}

/** Python and all that it needs in a browser, packed. */
export async function packed(): Promise<Engine> {
  const files = new Map<string, Uint8Array>()
  const [library, packages, said] = await compiled()
  const add = (name: string, content: Uint8Array, laid: Packed['files'] = []): Packed => {
    const member = gzipSync(content, { level: 9 })
    const url = named(name, member, 'packed')
    files.set(url, member)
    return { url, packed: member.length, bytes: content.length, sha256: hash(member), files: laid }
  }
  const loader = readFileSync(`${PYODIDE}pyodide.asm.mjs`)
  const url = named('python', loader, 'js')
  files.set(url, loader)
  const laid = packages.map(([path, content]): [string, number] => [SITE + path, content.length])
  const manifest = {
    version,
    loader: { url, bytes: loader.length, integrity: `sha256-${Buffer.from(hash(loader), 'hex').toString('base64')}` },
    wasm: add('python', readFileSync(`${PYODIDE}pyodide.asm.wasm`)),
    library: add('library', library),
    packages: add('packages', Buffer.concat(packages.map(([, content]) => content)), laid),
    models: Object.fromEntries(
      models().map(([name, path, content]) => [name, add(name, content, [[path, content.length]])]),
    ),
  }
  return { manifest, files, said }
}

/** The standard library and the packages, compiled by the Python that will run them. */
async function compiled(): Promise<Compiled> {
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONHASHSEED: '0' } })
  python.mountNodeFS('/source', SOURCE)
  python.mountNodeFS('/wheels', WHEELS)
  python.runPython(readFileSync(at('pack.py'), 'utf8'))
  const [library, packages] = python.globals.get('pack')('/source', PARTS, '/wheels').toJs() as Compiled
  const say = (module: string, call: string) => python.runPython(asJson(module, call)) as string
  return [library, packages, { games: say('opening', 'offered'), blanks: say('blanks', 'blanks') }]
}

function models(): [name: string, path: string, content: Uint8Array][] {
  const names = readdirSync(SOURCE + MODELS).filter((name) => name.endsWith('.model'))
  return names
    .sort()
    .map((name) => [name.replace('.model', ''), SITE + MODELS + name, readFileSync(SOURCE + MODELS + name)])
}

function named(name: string, content: Uint8Array, ending: string): string {
  return `engine/${name}-${hash(content).slice(0, SHOWN)}.${ending}`
}

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
