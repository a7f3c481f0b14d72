/** Whether there is a server now, and whether something is played without it. */

import { ALONE } from './place'

export const server = $state({
  away: ALONE, // it cannot be reached, or there is none
  engaged: false, // the engine of this browser was asked for something
})

const PLACE = 'qwixx.local'

/** Whether this browser may have tables of its own; they are looked for only then. */
export function playsHere(): boolean {
  try {
    return ALONE || localStorage.getItem(PLACE) !== null
  } catch {
    return ALONE
  }
}

export function keepPlaysHere(): void {
  try {
    localStorage.setItem(PLACE, '1')
  } catch {
    // Then nothing else is kept either.
  }
}
