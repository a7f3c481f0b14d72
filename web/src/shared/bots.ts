/** Bots as people choose them: the levels of ours, and those of other packages by their own names. */

import type { BotInfo, Games } from '../protocol'
import { say } from '../words.svelte'

/** The bots of other packages that play a game. */
export const botsFor = (games: Games | null, game: string): BotInfo[] =>
  games?.bots.filter((bot) => bot.games.includes(game)) ?? []

/** What is said of a bot, by its level or its name. */
export function aboutBot(level: string, levels: string[], bots: BotInfo[]): string {
  if (levels.includes(level)) return say(`home-bot-${level}`)
  return bots.find(({ name }) => name === level)?.description || say('home-other-bot-about', { name: level })
}

/** A choice of a seat as one text: `open`, or `bot` and its level, which may have spaces in it. */
export function takenApart(choice: string): [string, string | undefined] {
  const space = choice.indexOf(' ')
  return space < 0 ? [choice, undefined] : [choice.slice(0, space), choice.slice(space + 1)]
}
