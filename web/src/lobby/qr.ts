/** A text as a QR code. */

export const QUIET = 4 // modules of white around it, without which it is not found

/** A code of so many modules a side; the path covers the dark ones. */
export interface Drawing {
  size: number
  path: string
}

/** The code of a text; what makes it is loaded when it is first needed. */
export async function drawn(text: string): Promise<Drawing> {
  const { correction, generate } = await import('lean-qr')
  const code = generate(text, { minCorrectionLevel: correction.M })
  const lines = Array.from({ length: code.size }, (_, y) => runs(code.size, (x) => code.get(x, y)).map(run(y)))
  return { size: code.size, path: lines.flat().join('') }
}

/** Where dark modules begin in a line, and how many follow one another. */
function runs(size: number, dark: (x: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let x = 0; x < size; x++) {
    const last = found.at(-1)
    if (!dark(x)) continue
    if (last && last[0] + last[1] === x) last[1]++
    else found.push([x, 1])
  }
  return found
}

const run =
  (y: number) =>
  ([x, length]: [number, number]): string =>
    `M${x} ${y}h${length}v1h-${length}z`
