/** Where this page stands, and where its server is. */

export const BASE = '/'
export const SERVER: string | null = ''
export const ALONE = SERVER === null

/** The address of a path at the server. */
export const served = (path: string): string => (SERVER || location.origin) + path

/** The address of a path of this page. */
export const linkTo = (path: string): string => path

/** Whether a table lives in this browser alone. */
export const isLocal = (code: string): boolean => code.startsWith('local-')
