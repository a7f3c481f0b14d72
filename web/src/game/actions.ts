/** Actions and events as the notation writes them (`docs/notation.md`), taken apart for drawing. */

export type Action =
  | { kind: 'pass' | 'next' | 'stop' }
  | { kind: 'mark'; mark: string }
  | { kind: 'move'; steps: number; mark: string }
  | { kind: 'take'; numbers: number[]; places: number[] } // places of the display from 0; none in old records
  | { kind: 'play'; cards: string[]; marks: string[] } // no cards where they are real: only what they crossed

/** An action of the server's; whatever is not one is a mistake of this page. */
export function parseAction(text: string): Action {
  const [first = '', ...rest] = text.split(' ')
  if (first === 'pass' || first === 'next' || first === 'stop') return { kind: first }
  if (first === 'move') return { kind: 'move', steps: Number(rest[0]), mark: rest[1] ?? '' }
  if (first === 'take') return taken(rest)
  if (first === 'play') {
    const end = rest.includes('mark') ? rest.indexOf('mark') : rest.length
    return { kind: 'play', cards: rest.slice(0, end), marks: rest.slice(end + 1) }
  }
  return { kind: 'mark', mark: first }
}

/** `7@1 11@4`: backs, and their places in the display counted from 1. */
function taken(cards: string[]): Action {
  const places = cards.flatMap((card) => (card.includes('@') ? [Number(card.split('@')[1]) - 1] : []))
  return { kind: 'take', numbers: cards.map((card) => parseInt(card)), places }
}

/** The numbers that an action names on the sheet; of a move the field, which may be crossed already. */
export function marksOf(text: string | null): string[] {
  const action = text === null ? null : parseAction(text)
  if (action?.kind === 'mark' || action?.kind === 'move') return [action.mark]
  return action?.kind === 'play' ? action.marks : []
}

export type Event =
  | { kind: 'first'; seat: number }
  | { kind: 'roll'; whites: number[]; coloured: string[] }
  | { kind: 'call'; sum: number } // real dice, of which only the white sum was called, or the top of a real pile
  | { kind: 'correct'; outcome: string } // it had been entered wrongly
  | { kind: 'shuffle' }
  | { kind: 'redeal' } // after going back: the cards that nobody holds
  | { kind: 'back'; decision: number; seats: number[] } // who went back to an earlier decision
  | { kind: 'act'; seat: number; action: Action }

/** Something that happened in a game. Seats count from 0 here, as in messages. */
export function parseEvent(text: string): Event {
  const [first = '', ...rest] = text.split(' ')
  if (first === 'first') return { kind: 'first', seat: Number(rest[0]) - 1 }
  if (first === 'roll') return { kind: 'roll', whites: rest.slice(0, 2).map(Number), coloured: rest.slice(2) }
  if (first === 'call') return { kind: 'call', sum: Number(rest[0]) }
  if (first === 'correct') return { kind: 'correct', outcome: rest.join(' ') }
  if (first === 'shuffle') return { kind: 'shuffle' }
  if (first === 'redeal') return { kind: 'redeal' }
  if (first === 'back')
    return { kind: 'back', decision: Number(rest[0]), seats: rest.slice(2).map((seat) => Number(seat) - 1) }
  return { kind: 'act', seat: parseInt(first) - 1, action: parseAction(rest.join(' ')) }
}

/** `r12` taken apart, or `r12@2` where the row is named too. */
export const colourOf = (mark: string): string => mark.charAt(0)
export const numberOf = (mark: string): number => parseInt(mark.slice(1))
