/** The address by which others reach this server. A page that is open at localhost means another machine in their hands. */

import type { Reach } from '../protocol'
import * as api from './api'
import { AT_HOME } from './place'

/** Whether an address always means the machine on which it is opened. */
export const isHere = (hostname: string): boolean =>
  /^(127\.[\d.]+|\[::1?\]|0\.0\.0\.0|(.+\.)?localhost)$/.test(hostname)

let found = $state.raw<Reach | null>(null)
let asked = false

/** Ask where others reach this server, if the page cannot know it; what is shown follows when the answer comes. */
export function findReach(): void {
  if (asked || known()) return
  asked = true
  api.reach().then(
    (reach) => (found = reach),
    () => (asked = false), // the next link asks again
  )
}

/** Whether it is known what a link for others looks like. */
export const known = (): boolean => found !== null || !AT_HOME || !isHere(location.hostname)

/** A link of this page as others can open it. */
export const forOthers = (link: string): string =>
  found?.address && link.startsWith(location.origin) ? found.address + link.slice(location.origin.length) : link

export type Obstacle = 'machine' | 'network' | 'name'

/** Why nobody else can open a link to this page: the server hears its own machine only, there is no network, or only the name is wrong. */
export function obstacle(): Obstacle | null {
  if (!found || found.address) return null
  return found.listens === 'here' ? 'machine' : found.listens === 'network' ? 'network' : 'name'
}
