/** A file of the engine as it is fetched: one member of gzip, whose content is cut into the files that it lays down. */
export interface Packed {
  url: string // from the base of the page
  packed: number // bytes that are fetched
  bytes: number // bytes once unpacked
  sha256: string // of what is fetched, in hexadecimal digits
  files: [path: string, bytes: number][] // one after the other, from the root of Python's file system
}

/** Everything that Python needs in a browser. */
export interface Manifest {
  version: string // of pyodide
  loader: { url: string; bytes: number; integrity: string } // a module whose default is pyodide's `createPyodideModule`
  wasm: Packed // WebAssembly: lays nothing down
  library: Packed // the standard library, as the one archive that pyodide asks for
  packages: Packed // ours, and those that it needs
  models: Record<string, Packed> // the networks of `master`, by their names; fetched when one is needed
}
