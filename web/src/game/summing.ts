/** What everybody did in one action, in short; those who did the same are named together. */

import type { Printed } from '../protocol'
import { say } from '../words.svelte'
import { parseEvent, type Action } from './actions'
import { tellHappening, type Happening } from './happenings'
import { lastMarks } from './sheet'
import { list, tell, tellAct, tellRow, theMark } from './telling'

interface Around {
  printed: Printed
  sheets: string[] // before the action, by seat
  happened: Happening[] // by the action
}

interface Done {
  action: Action
  seats: number[]
}

const TOGETHER: Partial<Record<Action['kind'], string>> = {
  mark: 'cross',
  pass: 'pass',
  next: 'next',
  stop: 'stop',
}

/** The parts of one line. */
export function sumUp(events: string[], names: string[], around: Around): string[] {
  const chance = events.filter((event) => parseEvent(event).kind !== 'act').map((event) => tell(event, names))
  const done = together(events, around).map((one) => tellDone(one, names, around.sheets))
  return [...done, ...more(names, around), ...chance].map((part) => part.replace(/\.$/, ''))
}

/** What the action brought: who locked which row, who lost points, and whatever else. */
function more(names: string[], { printed, happened }: Around): string[] {
  const locks = printed.rows.flatMap((_, row) => {
    const seats = happened.flatMap((one) => (one.kind === 'lock' && one.row === row ? [one.seat] : []))
    return seats.length
      ? [
          tellLock(
            row,
            seats.map((seat) => names[seat] ?? ''),
            printed,
          ),
        ]
      : []
  })
  const others = happened
    .filter(({ kind }) => kind !== 'lock')
    .map((one) =>
      one.kind === 'penalty'
        ? say('table-sum-penalty', { name: names[one.seat] ?? '', points: printed.penalty })
        : tellHappening(one, names, printed),
    )
  return [...locks, ...others]
}

function tellLock(row: number, names: string[], printed: Printed): string {
  const who = { names: list(names), count: names.length }
  return printed.mixed
    ? say('table-sum-lock-row', { ...who, row: row + 1 })
    : say('table-sum-lock', { ...who, colour: tellRow(printed, row) })
}

/** As people sit, in whatever order they answered. */
const acts = (events: string[]) =>
  events
    .map(parseEvent)
    .filter((event) => event.kind === 'act')
    .sort((one, other) => one.seat - other.seat)

/** What is worth telling, with all who did it: not what is told by what it brought. */
function together(events: string[], { printed, happened }: Around): Done[] {
  const lasts = lastMarks(printed.rows)
  const told = (seat: number, action: Action): boolean =>
    happened.some(
      (one) =>
        (one.kind === 'lock' && action.kind === 'mark' && one.seat === seat && lasts[one.row] === action.mark) ||
        (one.kind === 'penalty' && action.kind === 'pass' && one.seat === seat),
    )
  const done = new Map<string, Done>()
  for (const { seat, action } of acts(events)) {
    const text = JSON.stringify(action)
    if (told(seat, action)) continue
    const same = done.get(text)
    if (same) same.seats.push(seat)
    else done.set(text, { action, seats: [seat] })
  }
  return [...done.values()]
}

function tellDone({ action, seats }: Done, names: string[], sheets: string[]): string {
  const [seat = 0] = seats
  const verb = TOGETHER[action.kind]
  if (verb === undefined) return tellAct(names[seat] ?? '', action, { sheet: sheets[seat] ?? '-' })
  const number = action.kind === 'mark' ? theMark(action.mark) : ''
  return say(`table-sum-${verb}`, { names: list(seats.map((one) => names[one] ?? '')), count: seats.length, number })
}
