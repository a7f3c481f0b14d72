/** How everything of a device is deleted. */

import { forgetAttempts } from '../daily/kept.svelte'
import * as api from '../net/api'
import { forgetDevice } from '../net/device'
import { forgetTable } from '../net/keys'
import { ALONE } from '../net/place'
import { playsHere } from '../net/server.svelte'
import type { Forgotten } from '../protocol'
import { settings } from '../settings.svelte'
import { say } from '../words.svelte'

const NOTHING: Forgotten = { tables: 0, names: 0, running: 0 }

/** Delete all that this device has played, here and on the server, but for games that others still play with it; what is
 * said of it, in words of the topic `privacy`. */
export async function forgetEverything(): Promise<string> {
  const here = playsHere() ? await api.askHere<Forgotten>('DELETE', '/api/mine') : NOTHING
  const { tables, names, running } = ALONE ? NOTHING : await api.deleteMine()
  if (!running) {
    forgetTable()
    forgetDevice()
    forgetAttempts()
    settings.name = ''
  }
  const done = say('privacy-gone-all', { count: here.tables + tables + names })
  return running ? `${done} ${say('privacy-left', { count: running })}` : done
}
