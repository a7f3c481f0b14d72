/** How the engine stands, as this tab knows it. */

import { ASLEEP, type Standing } from './messages'

interface Known extends Standing {
  leads: boolean // the engine is in this tab
  silent: boolean // it is in another, which does not answer
  alone: boolean // this browser lets tabs know nothing of each other
}

export const standing = $state<Known>({ ...ASLEEP, leads: false, silent: false, alone: false })
