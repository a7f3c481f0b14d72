import { say } from '../words.svelte'

/** What a game is called, in a word or two; with jokers it has a name of its own. */
export function gameName(game: string, options: Record<string, string> = {}): string {
  if (game === 'cards-jokers' || options['jokers'] === 'yes') return say('game-cards-jokers') // the first is its old id
  return game === 'deluxe' ? say('home-deluxe') : say(`game-${game}`)
}
