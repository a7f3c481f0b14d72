/** Bots as people choose them: the levels, and others of ours and of other packages by their own names. */

import type { BotInfo, Games } from '../protocol'
import { say } from '../words.svelte'

/** The bots beside the levels that play a game. */
export const botsFor = (games: Games | null, game: string): BotInfo[] =>
  games?.bots.filter((bot) => bot.games.includes(game)) ?? []

/** What is said of a bot, by its level or its name; nothing as long as it is not known which there are. */
export function aboutBot(level: string, levels: string[], bots: BotInfo[]): string {
  const known = bots.find(({ name }) => name === level)
  if (known?.ours || levels.includes(level)) return say(`home-bot-${level.split(':')[0]}`) // greedy:3 is a greedy one
  if (!known) return levels.length ? say('home-gone-bot-about', { name: level }) : ''
  return known.description || say('home-other-bot-about', { name: level })
}

/** A choice of a seat as one text: `open`, or `bot` and its level, which may have spaces in it. */
export function takenApart(choice: string): [string, string | undefined] {
  const space = choice.indexOf(' ')
  return space < 0 ? [choice, undefined] : [choice.slice(0, space), choice.slice(space + 1)]
}
