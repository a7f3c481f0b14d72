/** What was seen to happen besides the moves, for the list of moves; kept as long as the tab, so that a reload has it. */

import type { Happening } from '../game/happenings'

export interface Note {
  after: number // this event of the game, counted from 0
  happening: Happening
}

const MOST = 40
const place = (code: string): string => `qwixx.told.${code}`

export function keptNotes(code: string): Note[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(code)) ?? '[]') as Note[]
  } catch {
    return [] // storage is closed to this page
  }
}

export function keepNotes(code: string, notes: Note[]): Note[] {
  const latest = notes.slice(-MOST)
  try {
    sessionStorage.setItem(place(code), JSON.stringify(latest))
  } catch {
    // They last as long as the page.
  }
  return latest
}
