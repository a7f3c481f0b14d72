/** Whether an introduction is offered: once, to a device on which nothing was played yet. */

import { linkTo } from '../net/place'
import type { LessonInfo } from '../protocol'

const PLACE = 'qwixx.introduced'

/** Not where something was played already, or where it was taken or declined. */
export function isNew(): boolean {
  try {
    return !Object.keys(localStorage).some((place) => place === PLACE || place.startsWith('qwixx.key.'))
  } catch {
    return false // it could not be remembered that it was declined
  }
}

/** It is not offered again. */
export function remember(): void {
  try {
    localStorage.setItem(PLACE, 'yes')
  } catch {
    // Where nothing can be kept it is not offered.
  }
}

/** Where a game is begun that was taught. */
export const formOf = ({ game }: Pick<LessonInfo, 'game'>): string => linkTo(`/new/${game}`)
