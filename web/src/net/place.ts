/** Where the page lies and whom it asks, as the first line of the index says: `qwixx site` writes it anew for others. */

const { base = '/', server = '' } = document.documentElement.dataset

/** The folder of the page, from the root of its web space; ends with a slash. */
export const BASE = base
/** The origin of the server, if there is one; nothing is said of it where it is that of the page. */
export const SERVER: string | null = server === 'none' ? null : server || location.origin
/** Whether there is no server: everything is played in this browser. */
export const ALONE = SERVER === null
/** Whether the server is where the page is, so that it knows where others reach both. */
export const AT_HOME = SERVER === location.origin

/** The address of something that the server is asked for. */
export const served = (path: string): string => (SERVER ?? '') + path
/** A path of the page, like `/rules`, as a link that works in whichever folder the page lies. */
export const linkTo = (path: string): string => BASE + path.slice(1)
/** The path of the page that a link leads to. */
export const pathIn = (link: string): string => (link.startsWith(BASE) ? link.slice(BASE.length - 1) : link)
/** Whether a table is played in this browser. */
export const isLocal = (code: string): boolean => code.startsWith('local-')
