/** Small parts for the tests of this folder. */

import type { Answer, Request, Row, Write } from './messages'

export function row(code: string): Row {
  const summary = { code, game: 'classic', options: {}, names: ['Anna'], status: 'running', opened_at: 1 }
  return { code, summary } as unknown as Row
}

export const entry = (code: string, version: number): Write => ({
  code,
  version,
  entry: `${code} ${version}`,
  row: row(code),
})

export const nothing: Answer = { needs: [], writes: [], tell: [], due: null }

/** A Python that answers by a function, and notes what it was called with. */
export function scripted(answer: (request: Request) => Partial<Answer>) {
  const calls: Request[] = []
  const python = (text: string): string => {
    const request = JSON.parse(text) as Request
    calls.push(request)
    return JSON.stringify({ ...nothing, ...answer(request) })
  }
  return { calls, python }
}

/** Let everything happen that can happen now. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 30; round++) await new Promise((done) => setImmediate(done))
}
