/** The table of an attempt: opened in this browser, so that it needs no network. */

import { startsByItself } from '../lobby/starting'
import { askHere } from '../net/api'
import { keepKey } from '../net/keys'
import type { NewTable, TableOpened } from '../protocol'
import type { Kept, Kind } from './kept.svelte'

const OPPONENT = 'master'
const MOMENT = 1500 // milliseconds

export interface Wanted {
  day: string
  game: string
  kind: Kind
}

/** The code of the table to go to: of the attempt that counts, or else of one more game with the same dice. Two taps, or
 * two tabs, come to one attempt. */
export function tableFor(kept: Kept, wanted: Wanted, name: string): Promise<string> {
  return oneAtATime(async () => {
    kept.look()
    const counts = kept.of(wanted.day, wanted.game, wanted.kind)
    if (counts?.scores === null) return counts.code
    const { code, keys } = await askHere<TableOpened>('POST', '/api/tables', planOf(wanted, name))
    for (const { key } of keys) keepKey(code, name, key)
    kept.begin({ ...wanted, code })
    startsByItself.add(code)
    return code
  })
}

function planOf({ day, game, kind }: Wanted, name: string): NewTable {
  const me = { kind: 'device' as const, name }
  const seats = kind === 'solo' ? [me] : [me, { kind: 'bot' as const, level: OPPONENT }]
  return { game: game as NewTable['game'], seats, day }
}

/** Another tab has its turn a moment later: what is kept here reaches the storage of its process only by then. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks // not over plain http
  if (!locks) return work()
  return new Promise((done, failed) => {
    void locks.request('qwixx.daily', async () => {
      await work().then(done, failed)
      await new Promise((later) => setTimeout(later, MOMENT))
    })
  })
}
