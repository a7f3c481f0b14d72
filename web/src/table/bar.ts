/** What the bar says and offers in each state of the table: always one line, and buttons at the same places. */

import { isLocal } from '../net/place'
import { numberOf, parseAction } from '../game/actions'
import { layOut, lostBy, type Row } from '../game/sheet'
import { list, tellAction, tellMark } from '../game/telling'
import type { PositionInfo, Printed, TableInfo, ViewInfo } from '../protocol'
import { say } from '../words.svelte'
import { waitingFor } from './asking'
import { chosenOf, crossesNothing } from './choosing'
import type { Playing } from './playing.svelte'

/** A button: what it says, and what it does; null where it has nothing to do. */
export interface Button {
  label: string
  does: (() => void) | null
  warns?: boolean
  about?: string | undefined
}

export interface Bar {
  line: string
  tone: 'plain' | 'detail' | 'quiet' | 'bad'
  main: (Button & { asks: boolean; busy?: boolean }) | null // asks: there is something to decide
  other: Button | null // the quieter one
  hint: Button | null
  undo: Button | null
}

export interface At {
  playing: Playing
  printed: Printed
  info: TableInfo
  position: PositionInfo
  onleave: () => void
  onskip?: () => void // shows what comes next, or rolls one's dice
}

const NO_PASS = ['roll', 'top', 'take', 'play', 'between', 'over'] // phases in which nobody passes
const EMPTY: Bar = { line: '', tone: 'plain', main: null, other: null, hint: null, undo: null }

/** What the bar shows now. */
export function barOf(at: At): Bar {
  const bar = stateOf(at)
  const line = troubleOf(at)
  return line === null ? bar : { ...bar, line, tone: 'bad', undo: at.playing.problem ? bar.undo : null }
}

/** The bar by what is due at the table. */
function stateOf(at: At): Bar {
  const { playing, info, position, onleave } = at
  const { front, due } = playing
  const { view } = position
  if (view.phase === 'over') return { ...EMPTY, main: asking(playing, say('table-ranking'), onleave) }
  if (front === null) return { ...EMPTY, line: say('table-watching') }
  if (info.seats[front]?.stand_in)
    return {
      ...EMPTY,
      line: say('table-stand-in'),
      main: asking(playing, say('table-resume'), () => resume(at, front)),
    }
  if (!due.includes(front)) return waiting(at)
  if (view.phase === 'between') return between(at)
  if (playing.covered && view.phase === 'play') {
    const name = info.seats[front]?.name ?? ''
    const main = asking(playing, say('table-uncover'), () => playing.uncover())
    return { ...EMPTY, line: say('table-hand-over', { name }), main, undo: undoOf(at) }
  }
  return playing.selection ? choosing(at) : waiting(at)
}

/** What must be known before anything else: a refusal, or that nothing reaches the server now. */
function troubleOf({ playing, position }: At): string | null {
  const { table, problem } = playing
  if (problem) return problem
  if (table.connection === 'open' || position.view.phase === 'over') return null
  if (isLocal(table.code)) return say('table-restarting')
  const why = table.connection === 'offline' ? say('table-offline') : say('table-unreached')
  if (playing.sending) return `${why} ${say('table-unreached-kept')}`
  return `${why} ${playing.selection ? say('table-unreached-open') : say('table-unreached-none')}`
}

const asking = (playing: Playing, label: string, does: () => void): Bar['main'] => ({
  label,
  does: () => playing.press(does),
  asks: true,
})

function resume({ playing }: At, seat: number): void {
  void playing.attempt(() => playing.table.ask({ type: 'resume', seat }))
}

/** Nothing to decide now. The buttons stay where they are, so that nothing jumps and the keyboard keeps its place. */
function waiting(at: At): Bar {
  const { playing, info, position, onskip } = at
  const { view } = position
  const names = info.seats.map((seat) => seat.name)
  const shown = view.phase === 'roll' ? say('table-roll') : say('table-go-on') // what was done, or dice to be rolled
  const label = view.waiting.length ? waitingFor(view, names) : shown
  return {
    line: playing.own?.answer != null && view.waiting.length ? sealedAs(playing.sealed) : '',
    tone: 'plain',
    main: { label, does: view.waiting.length ? null : (onskip ?? null), asks: false },
    other:
      NO_PASS.includes(view.phase) && !crossing(view)
        ? null
        : { label: tellAction('pass', { phase: view.phase }), does: null },
    hint: info.settings.hints ? { label: say('table-hint'), does: null } : null,
    undo: undoOf(at),
  }
}

/** What real cards crossed is asked for, of which nothing else is known. */
const crossing = ({ phase, cards }: ViewInfo): boolean => phase === 'play' && !cards

const sealedAs = (answer: string | null): string =>
  answer === null || parseAction(answer).kind !== 'mark'
    ? say('table-sealed')
    : say('table-sealed-as', { number: tellMark(answer) })

/** Another game of the match, or not. */
function between(at: At): Bar {
  const { playing } = at
  const does = (action: string) => () => playing.press(() => playing.confirm(action))
  return {
    ...EMPTY,
    main: { label: tellAction('next'), does: does('next'), asks: true, busy: playing.sending },
    other: { label: tellAction('stop'), does: does('stop') },
    undo: undoOf(at),
  }
}

/** Something to choose: what is chosen is the plain way on, to pass is beside it. */
function choosing(at: At): Bar {
  const { playing, info, position } = at
  const { phase } = position.view
  const legal = playing.own?.legal ?? []
  const only = legal.length === 1 && legal[0] === 'pass'
  const bar: Bar = {
    ...told(at),
    main: only ? onlyPass(at) : confirming(at),
    other: only || !legal.includes('pass') ? null : passing(at, phase),
    hint: info.settings.hints ? { label: say('table-hint'), does: () => void playing.hint() } : null,
    undo: undoOf(at),
  }
  return bar
}

/** The button that sends an answer; after the first tap on one that costs points it says so. */
function answering({ playing, printed }: At, action: string, label: string): Button {
  const sure = playing.sure === action
  return {
    label: sure ? say('table-take-penalty', { points: printed.penalty }) : label,
    does: () => playing.press(() => playing.confirm(action)),
    warns: sure,
  }
}

function passing(at: At, phase: string): Button {
  const { hinted } = at.playing
  const label = `${tellAction('pass', { phase })} ${hinted?.chance('pass') ?? ''}`
  return { ...answering(at, 'pass', label), about: hinted?.why('pass') }
}

function confirming(at: At): Bar['main'] {
  const { playing, position } = at
  const { sending: busy, slow } = playing
  const action = chosenOf(playing.selection)
  if (action === null) return { label: slow ? say('table-sending') : toChoose(at), does: null, asks: true, busy }
  const label = tellAction(action, { sheet: sheetOf(at), phase: position.view.phase })
  return { ...answering(at, action, slow ? say('table-sending') : label), asks: true, busy }
}

/** Passing is all there is: it needs no guard, unless it costs something that one should have seen. */
function onlyPass(at: At): Bar['main'] {
  const { playing, printed, position } = at
  const costs = playing.own?.penalty === true
  const confirm = (): void => void playing.confirm('pass')
  const label = costs
    ? say('table-take-penalty', { points: printed.penalty })
    : tellAction('pass', { phase: position.view.phase })
  return {
    label: playing.slow ? say('table-sending') : label,
    does: costs ? () => playing.press(confirm) : confirm,
    asks: true,
    busy: playing.sending,
    warns: costs,
  }
}

/** What is to be chosen, until it is. */
function toChoose({ playing, position }: At): string {
  switch (position.view.phase) {
    case 'move':
      return say('table-choose-field')
    case 'take':
      return say('table-choose-cards', { count: playing.own?.takes ?? 0 })
    case 'play':
      return crossing(position.view) ? say('table-choose-number') : say('table-choose-play')
    default:
      return say('table-choose-number')
  }
}

/** What the choice brings and costs. */
function told(at: At): Pick<Bar, 'line' | 'tone'> {
  const { playing, printed, position } = at
  const { view } = position
  const sheet = sheetOf(at)
  const action = playing.sure ?? playing.selection?.action ?? null
  const costly = (line: string): Pick<Bar, 'line' | 'tone'> => ({
    line: penaltiesOn(at) + 1 < printed.boxes ? line : say('table-penalty-last', { points: printed.penalty }),
    tone: 'bad',
  })
  if (playing.sure !== null) return costly(say('table-penalty-sure', { points: printed.penalty }))
  if (playing.hinted) return { line: playing.hinted.line(chosenOf(playing.selection)), tone: 'detail' }
  if (playing.advice && !playing.pending.length)
    return {
      line: say('table-advice', { action: tellAction(playing.advice, { sheet, phase: view.phase }) }),
      tone: 'detail',
    }
  const only = playing.own?.legal.join() === 'pass'
  if (playing.own?.penalty && (only || (action !== null && crossesNothing(action, sheet))))
    return costly(say('table-penalty-warning', { points: printed.penalty }))
  if (only) return { line: say('table-nothing'), tone: 'detail' }
  const detail = brought(at)
  if (detail) return { line: detail, tone: 'detail' }
  return { line: toTap(view), tone: 'quiet' }
}

function toTap(view: ViewInfo): string {
  if (view.phase === 'move') return say('table-tap-field')
  const cards = view.phase === 'take' || view.phase === 'play'
  return cards && !crossing(view) ? say('table-tap-card') : say('table-tap')
}

/** Points, locks and what is skipped, by what is chosen. */
function brought({ playing, printed, position }: At): string {
  const { view } = position
  const laid = layOut(printed, view.sheets[playing.front ?? 0] ?? '-', view.closed, playing.pending)
  const lost = lostBy(laid).map(numberOf)
  const points = laid.gain + playing.climbs
  const gain = points ? [say('table-gain', { points })] : []
  const locks = laid.rows.filter((row) => row.locking).map((row) => locking(printed, row))
  const skips = lost.length ? [say('table-skips', { numbers: lost.join(', ') })] : []
  return [...gain, ...locks, ...skips].join(' · ')
}

const locking = ({ mixed }: Printed, { index, lock }: Row): string =>
  mixed ? say('table-locks-row', { row: index + 1 }) : say('table-locks', { colour: say(`colour-${lock}`) })

const penaltiesOn = (at: At): number => layOut(at.printed, sheetOf(at), [], []).penalties

const sheetOf = ({ playing, position }: At): string => position.view.sheets[playing.front ?? 0] ?? '-'

/** Undo, with what it would undo; around one device only whose, since others look on. */
function undoOf({ playing, info }: At): Button | null {
  const { undo, together } = playing
  if (!undo) return null
  const names = list(undo.seats.map((seat) => info.seats[seat]?.name ?? ''))
  const label = together ? names : undone(undo.action)
  return { label, does: () => playing.press(() => playing.undoLast()) }
}

function undone(text: string): string {
  const action = parseAction(text)
  if (action.kind === 'mark') return tellMark(action.mark)
  if (action.kind === 'move') return say('table-undo-pawn')
  if (action.kind === 'play' && !action.cards.length) return list(action.marks.map(tellMark))
  return action.kind === 'take' || action.kind === 'play' ? say('table-undo-cards') : tellAction(text)
}
