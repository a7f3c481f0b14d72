/** What a section of the rules is made of. */

import type { Drawing } from './drawings'

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'list'; keys: string[] }
  | { kind: 'steps'; keys: string[] }
  | { kind: 'picture'; drawings: Drawing[]; alt: string }
  | { kind: 'example'; keys: string[]; drawings: Drawing[]; alt: string }

export interface Section {
  id: string
  heading: string
  blocks: Block[]
}

export const text = (key: string): Block => ({ kind: 'text', key })
export const list = (...keys: string[]): Block => ({ kind: 'list', keys })
export const steps = (...keys: string[]): Block => ({ kind: 'steps', keys })
export const picture = (drawings: Drawing[], alt: string): Block => ({ kind: 'picture', drawings, alt })

/** An example: its sentences, and what a picture beside them shows. */
export const example = (keys: string | string[], drawings: Drawing[] = [], alt = ''): Block => ({
  kind: 'example',
  keys: [keys].flat(),
  drawings,
  alt,
})

/** A section; its heading's key without `rules-` is its place in the address. */
export const section = (heading: string, ...blocks: Block[]): Section => ({
  id: heading.replace('rules-', ''),
  heading,
  blocks,
})
