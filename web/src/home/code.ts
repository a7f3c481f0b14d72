/** The code of a table, as people type, say and paste it. */

const SYLLABLES = /^(?:[bdglmnprstvz][aeiou]){4}$/
const LINK = /\/t\/([^/?#\s]+)[^#\s]*(#[\w-]+)?/

/** Where a code or a whole link leads, or null if it is neither. A seat's link keeps its key. */
export function pathOf(typed: string): string | null {
  const [, inLink, key = ''] = LINK.exec(typed) ?? []
  const letters = (inLink ?? typed).toLowerCase().replace(/[\s\p{P}]/gu, '')
  return SYLLABLES.test(letters) ? `/t/${letters.slice(0, 4)}-${letters.slice(4)}${key}` : null
}
