import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block } from './blocks'
import { pageOf, PAGES, SHELL } from './sections'

const read = (path: string) => readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8')
const words = read('locales/en/rules.ftl')
const registry = read('src/qwixx/games.py')

const known = new Set([...words.matchAll(/^(rules-[\w-]+) =/gm)].map((found) => found[1]))
const registered = [...registry.matchAll(/^ {4}"([\w-]+)": [\w(]/gm)].map((found) => found[1])

function keysOf(block: Block): string[] {
  if (block.kind === 'text') return [block.key]
  if (block.kind === 'picture') return [block.alt]
  if (block.kind === 'example') return block.drawings.length ? [...block.keys, block.alt] : block.keys
  return block.keys
}

const used = PAGES.flatMap((page) => [
  page.blurb,
  page.facts,
  ...page.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(keysOf)]),
])

describe('the rules pages', () => {
  it('are there for every registered game, in its order', () => {
    expect(registered.length).toBeGreaterThan(0)
    expect(PAGES.map((page) => page.game)).toEqual(registered)
  })

  it('use every word there is, and no other', () => {
    expect(new Set([...used, ...Object.values(SHELL)])).toEqual(known)
  })

  it.each(PAGES)('tell $game from the aim to the points, no section twice', ({ sections }) => {
    const ids = sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([ids[0], ...ids.slice(-2)]).toEqual(['aim', 'end', 'score'])
    expect(ids).toEqual(expect.arrayContaining(['need', 'turn', 'crossing', 'lock', 'penalty']))
  })

  it('tell jokers with the card game, also by its old id', () => {
    expect(pageOf('cards')?.sections.map(({ id }) => id)).toContain('joker')
    expect(pageOf('cards-jokers')).toBe(pageOf('cards'))
  })

  it.each(['classic', 'deluxe', 'mixx-a', 'mixx-b', 'board'])('tell that a lock is announced in %s', (game) => {
    expect(pageOf(game)?.sections.flatMap(({ blocks }) => blocks.flatMap(keysOf))).toContain('rules-lock-announced')
  })

  it('tell nothing of a game that does not exist', () => {
    expect(pageOf('chess')).toBeUndefined()
    expect(pageOf(null)).toBeUndefined()
  })
})
