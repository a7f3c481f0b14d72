import { expect, test } from 'vitest'
import { drawn } from './qr'

/** The dark modules that a path covers. */
function covered(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) => run.slice(1).map(Number))
  expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('')
  return new Set(
    runs.flatMap(([x, y, length]) => Array.from({ length: length ?? 0 }, (_, more) => `${(x ?? 0) + more} ${y}`)),
  )
}

test('the path covers the modules that are dark, and no others', async () => {
  const { generate, correction } = await import('lean-qr')
  const link = 'http://192.168.1.20:8000/t/tire-vopa'
  const code = generate(link, { minCorrectionLevel: correction.M })
  const { size, path } = await drawn(link)
  const dark = covered(path)
  expect(size).toBe(code.size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) expect(dark.has(`${x} ${y}`)).toBe(code.get(x, y))
  }
})
