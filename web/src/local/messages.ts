/** What is said between a tab and the engine, and between the engine and its Python. */

import type { Result, TableSummary } from '../protocol'

/** What lists need of a table; made by Python, which leaves out what is empty. */
export interface Row {
  code: string
  summary: TableSummary
  seats?: number[] // of this device
  waiting?: number[]
  since?: number
  moved?: string // the code of the online table that it has become
  result?: Result // of a game that was played to its end
  lost?: boolean // what came of it cannot be found out any more
}

/** One thing to be kept. All of one answer are kept together, or none. */
export type Write =
  { code: string; version: number; entry: string; row: Row } | { gone: string } | { code: string; row: Row }

/** What is to be told once the writes are kept: to who asked, or to a wire. */
export type Tell =
  | { id: number; status: number; body: unknown }
  | { wire: number; text: string }
  | { wire: number; close: number; reason: string }

/** A call of Python. */
export type Request =
  | { do: 'begin'; tables: Row[] }
  | { do: 'load'; code: string; entries: string[] }
  | { do: 'ask'; id: number; method: string; path: string; device: string; body: unknown }
  | { do: 'connect'; wire: number; path: string }
  | { do: 'hear'; wire: number; text: string }
  | { do: 'leave'; wire: number }
  | { do: 'work' }
  | { do: 'unwritten' }

/** What Python answers, always. */
export interface Answer {
  needs: string[] // logs to be loaded, or files; then the same is called again
  writes: Write[]
  tell: Tell[]
  due: number | null // milliseconds until there is something to work on
  problem?: { message: string } | null // the call itself was not understood, and nothing was done
}

/** What a tab asks of the engine. The numbers are the tab's own. */
export type Said = Exclude<Request, { do: 'begin' | 'load' | 'work' | 'unwritten' }>

export type Phase = 'asleep' | 'fetching' | 'starting' | 'ready' | 'broken'

/** How the engine stands, for everybody to see. */
export interface Standing {
  phase: Phase
  done: number // bytes that have come
  of: number // bytes to come altogether
  forgetful: boolean // nothing outlasts the page
  full: boolean // the last write failed for want of room
  unfetched: boolean // a part that a bot needs could not be had
  cleared: boolean // what was kept has been taken away while the page was open
  why: string // it is broken, in the words of the machine
}

/** What the worker says to the tab that leads. */
export type Reported =
  { tell: Tell[] } | { standing: Partial<Standing> } | { crashed: string; cleared?: boolean; unfetched?: boolean }

export const ASLEEP: Standing = {
  phase: 'asleep',
  done: 0,
  of: 0,
  forgetful: false,
  full: false,
  unfetched: false,
  cleared: false,
  why: '',
}

export const RESTART = 1012 // why a wire is closed: whoever comes again is welcome
