/** The reactions that are seen at a table: whose and which, each for a moment. */

import type { Reaction, TableInfo } from '../../protocol'
import { settings } from '../../settings.svelte'

export type Kind = Reaction['reaction']

export const EMOJI: Record<Kind, string> = {
  applause: '👏',
  party: '🎉',
  laugh: '😄',
  wow: '😮',
  sad: '😢',
  luck: '🤞',
  fire: '🔥',
  thumb: '👍',
}
export const MOMENT = 4000 // milliseconds

interface Shown {
  seat: number
  kind: Kind
  number: number // of all that were shown: the same again is another one
}

class Showing {
  all = $state.raw<Shown[]>([]) // at most one of a seat
  muted = $state.raw<string[]>([]) // the names that this device does not want to hear from at this table

  #count = 0

  of(seat: number): Shown | undefined {
    return this.all.find((one) => one.seat === seat)
  }

  /** Somebody reacts; the last of a seat is seen. */
  hear(seat: number, name: string, kind: Kind): void {
    if (!settings.reactions || this.muted.includes(name)) return
    const number = this.#count++
    this.all = [...this.all.filter((one) => one.seat !== seat), { seat, kind, number }]
    setTimeout(() => (this.all = this.all.filter((one) => one.number !== number)), MOMENT)
  }

  /** Hear no more from somebody, or again. */
  toggle(name: string): void {
    const muted = this.muted.includes(name)
    this.muted = muted ? this.muted.filter((other) => other !== name) : [...this.muted, name]
    keep(this.#code, this.muted)
  }

  #code = ''

  /** Come to a table: nothing is seen yet, and whoever was muted here still is. */
  begin(code: string): void {
    if (code === this.#code) return
    this.#code = code
    this.all = []
    this.muted = kept(code)
  }
}

export const showing = new Showing()

/** Whether there is anybody else to send reactions: bots do not, and around one device one sees each other. */
export function wantsReactions(info: TableInfo | null, mine: number[]): boolean {
  const others = info?.seats.some(({ kind }, place) => kind === 'person' && !mine.includes(place)) ?? false
  return settings.reactions && others
}

const place = (code: string) => `qwixx.muted.${code}`

/** Kept as long as the tab: a phone loads a page again when it likes. */
function keep(code: string, names: string[]): void {
  try {
    sessionStorage.setItem(place(code), JSON.stringify(names))
  } catch {
    // Storage is closed or full: it lasts as long as the page.
  }
}

function kept(code: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place(code)) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
