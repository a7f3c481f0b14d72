/** Where a game lies as a file to print: made by the server, or beforehand for a page that has none. */

import { AT_HOME, linkTo, served } from '../net/place'

/** What is chosen about it; a page without a server has what is usual, on either paper. */
export interface OnPaper {
  paper: 'a4' | 'letter'
  side: string // of the board, by its name or its fields, or nothing where there is none
  sheet: string // another than the game's own, or nothing
  jokers: boolean
  sheets: string // how many, or nothing: enough for a full table
  large: boolean
  plain: boolean // black and white
}

export const PAPERS = { a4: 'A4', letter: 'Letter' } as const
export const COUNTS = ['1', '2', '4', '8', '12', '16', '20', '40']
export const SIDES: Record<string, string[]> = { board: ['our-spiral', 'our-zigzag'] }
const LETTER = /-(US|CA|MX|CO|CL|PH)$/ // where A4 is not sold

/** The paper of whoever speaks these languages. */
export const paperOf = (languages: readonly string[]): OnPaper['paper'] =>
  languages.some((tag) => LETTER.test(tag)) ? 'letter' : 'a4'

/** What is usual for a game, or for a table of it. */
export const usual = (game: string, options: Record<string, string> = {}): OnPaper => ({
  paper: paperOf(navigator.languages),
  side: options['side'] ?? SIDES[game]?.[0] ?? '',
  sheet: options['sheet'] ?? '',
  jokers: options['jokers'] === 'yes',
  sheets: '',
  large: false,
  plain: false,
})

/** Whether it is played on a board or a sheet of somebody's own, for which no file lies ready. */
export const isOwn = (game: string, { side, sheet }: OnPaper): boolean =>
  sheet !== '' || (side !== '' && !SIDES[game]?.includes(side))

/** The address of the file; of the server only where it is that of the page, as others are asked for games alone. */
export function addressOf(game: string, language: string, chosen: OnPaper): string {
  return AT_HOME
    ? served(`/api/print?${asked(game, language, chosen)}`)
    : linkTo(`/print/${ready(game, language, chosen)}`)
}

export function asked(game: string, language: string, chosen: OnPaper): string {
  const { paper, side, sheet, jokers, sheets, large, plain } = chosen
  const said = {
    side,
    sheet,
    jokers: jokers ? 'yes' : '',
    sheets,
    large: large ? 'true' : '',
    black_and_white: plain ? 'true' : '',
  }
  const more = Object.entries(said).filter(([, value]) => value)
  return new URLSearchParams([['game', game], ['language', language], ['paper', paper], ...more]).toString()
}

export function ready(game: string, language: string, { paper, side, jokers }: OnPaper): string {
  const other = side && side !== SIDES[game]?.[0] ? side : jokers ? 'yes' : ''
  return [game, ...(other ? [other] : []), language, paper].join('-') + '.pdf'
}

/** Whether the file can be had; it is fetched to its end, so that it is kept where there is no server. */
export async function canBeHad(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address)
    const file = await answer.blob()
    return answer.ok && file.type.startsWith('application/pdf')
  } catch {
    return false
  }
}
