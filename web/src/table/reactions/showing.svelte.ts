/** The reactions that are seen at a table: whose and which, each for a moment. */

import { settings } from '../../settings.svelte'
import { seen, type Shown } from './shown.svelte'

export type Kind = Shown['kind']

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

class Showing {
  muted = $state.raw<string[]>([]) // the names that this device does not want to hear from at this table

  #count = 0

  /** Somebody reacts; the last of a seat is seen. */
  hear(seat: number, name: string, kind: Kind): void {
    if (!settings.reactions || this.muted.includes(name)) return
    const number = this.#count++
    seen.all = [...seen.all.filter((one) => one.seat !== seat), { seat, kind, emoji: EMOJI[kind], number }]
    setTimeout(() => (seen.all = seen.all.filter((one) => one.number !== number)), MOMENT)
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
    seen.all = []
    this.muted = kept(code)
  }
}

export const showing = new Showing()

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
