import { say } from '../words.svelte'

/** What a game is called, in a word or two. */
export const gameName = (game: string): string => (game === 'deluxe' ? say('home-deluxe') : say(`game-${game}`))
