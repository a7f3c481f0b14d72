/** Python in this worker: started from the files that the page was built with, and from nowhere else. */

import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { Manifest, Packed } from '../../engine/manifest'
import { fetchPacked, unpacked } from './files'
import { Unfetched } from './turns'

export interface Python {
  /** The one entrance: text in, text out. */
  call: (text: string) => string
  /** Lay down what it needs later. */
  lay: (file: Packed) => Promise<void>
}

type Files = PyodideAPI['FS']

/** How much is fetched for a first game, in bytes. */
export const weightOf = ({ wasm, library, packages }: Manifest): number =>
  wasm.packed + library.packed + packages.packed

export async function startPython(
  manifest: Manifest,
  base: string,
  arrived: (bytes: number) => void,
  fetchedAll: () => void,
): Promise<Python> {
  const python = await begun(manifest, base, arrived, fetchedAll)
  const { Bridge } = python.pyimport('qwixx.local.browser')
  const bridge = Bridge(() => Date.now(), python.pyimport('os').urandom)
  return {
    call: (text) => bridge.call(text) as string,
    lay: async (file) => layDown(python.FS, file, await whole(await fetchPacked(file, base))),
  }
}

/** Python as it begins. What was fetched for that is not kept: whoever plays needs the memory. */
async function begun(
  manifest: Manifest,
  base: string,
  arrived: (bytes: number) => void,
  fetchedAll: () => void,
): Promise<PyodideAPI> {
  const get = (file: Packed) => fetchPacked(file, base, arrived)
  const [{ default: createPyodideModule }, wasm, library, packages] = await Promise.all([
    importLoader(new URL(manifest.loader.url, base).href, manifest.loader.integrity),
    get(manifest.wasm),
    get(manifest.library),
    get(manifest.packages).then(whole),
  ])
  fetchedAll()
  const engine = new URL('engine/', base).href
  const files = {
    'pyodide.asm.wasm': () => unpacked(wasm, 'application/wasm'),
    'library.zip': () => unpacked(library, 'application/zip'),
  }
  return withFiles(files, () =>
    loadPyodide({
      indexURL: engine,
      stdLibURL: `${engine}library.zip`,
      createPyodideModule,
      lockFileContents: NOTHING_MORE,
      fsInit: (files) => Promise.resolve(layDown(files, manifest.packages, packages)),
    }),
  )
}

const whole = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await unpacked(packed, 'application/octet-stream').arrayBuffer())

/** A file of its own, which the browser checks by its hash before anything of it runs. */
async function importLoader(url: string, integrity: string): Promise<{ default: never }> {
  try {
    const answer = await fetch(url, { integrity })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return (await import(/* @vite-ignore */ url)) as { default: never }
  } catch (problem) {
    throw new Unfetched(String(problem))
  }
}

const NOTHING_MORE = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
} as never

/** While Python starts it asks for two files, which are here already; whatever else it asked for is refused. */
async function withFiles<T>(files: Record<string, () => Response>, work: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch
  globalThis.fetch = (asked) => {
    const name = String(asked).split('/').pop() ?? ''
    const content = files[name]
    return content ? Promise.resolve(content()) : Promise.reject(new Error(`Python asks for ${name}.`))
  }
  try {
    return await work()
  } finally {
    globalThis.fetch = real
  }
}

/** Cut a content into the files that it is made of. */
function layDown(files: Files, { files: list }: Packed, content: Uint8Array): void {
  let at = 0
  for (const [path, bytes] of list) {
    files.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    files.writeFile(path, content.subarray(at, (at += bytes)))
  }
}
