/** What everybody did in one action, in short; those who did the same are named together. */

import { say } from '../words.svelte'
import { parseEvent, type Action } from './actions'
import { list, tell, tellAct, theMark } from './telling'

interface Around {
  sheets: string[] // before the action, by seat
  penalised: number[] // the seats that crossed nothing in their turn
  points: number // that it cost each of them
  locked: (seat: number, mark: string) => boolean // a cross that closed its row, which is told as such
}

interface Done {
  action: Action
  seats: number[]
}

const TOGETHER: Partial<Record<Action['kind'], string>> = {
  mark: 'table-sum-cross',
  pass: 'table-sum-pass',
  next: 'table-sum-next',
  stop: 'table-sum-stop',
}

/** The parts of one line. */
export function sumUp(events: string[], names: string[], around: Around): string[] {
  const chance = events.filter((event) => parseEvent(event).kind !== 'act').map((event) => tell(event, names))
  const done = together(events, around).map((one) => tellDone(one, names, around.sheets))
  const lost = around.penalised.map((seat) =>
    say('table-sum-penalty', { name: names[seat] ?? '', points: around.points }),
  )
  return [...done, ...lost, ...chance]
}

/** As people sit, in whatever order they answered. */
const acts = (events: string[]) =>
  events
    .map(parseEvent)
    .filter((event) => event.kind === 'act')
    .sort((one, other) => one.seat - other.seat)

/** What is worth telling, with all who did it. */
function together(events: string[], { penalised, locked }: Around): Done[] {
  const done = new Map<string, Done>()
  for (const { seat, action } of acts(events)) {
    const text = JSON.stringify(action)
    const untold =
      action.kind === 'mark' ? locked(seat, action.mark) : action.kind === 'pass' && penalised.includes(seat)
    if (untold) continue
    const same = done.get(text)
    if (same) same.seats.push(seat)
    else done.set(text, { action, seats: [seat] })
  }
  return [...done.values()]
}

function tellDone({ action, seats }: Done, names: string[], sheets: string[]): string {
  const [seat = 0] = seats
  const key = TOGETHER[action.kind]
  if (key === undefined) return tellAct(names[seat] ?? '', action, { sheet: sheets[seat] ?? '-' }).replace(/\.$/, '')
  const number = action.kind === 'mark' ? theMark(action.mark) : ''
  return say(key, { names: list(seats.map((one) => names[one] ?? '')), count: seats.length, number })
}
