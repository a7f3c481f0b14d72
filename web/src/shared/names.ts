/** Names at a table, so that a clash is seen before the server refuses it; it sees more of them than this. */

const LONGEST = 30

const seenAs = (name: string): string => name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')

/** Whether somebody is called so already, or hardly otherwise. */
export const isTaken = (name: string, taken: string[]): boolean => taken.map(seenAs).includes(seenAs(name))

/** The name itself if nobody has it, else with the first number that makes it another. */
export function freeName(wanted: string, taken: string[]): string {
  let name = wanted
  for (let number = 2; isTaken(name, taken); number++)
    name = `${wanted.slice(0, LONGEST - String(number).length - 1).trimEnd()} ${number}`
  return name
}
