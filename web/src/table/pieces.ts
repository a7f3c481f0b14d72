/** What only some games have on the table; loaded with the first of them. */

export { default as Cards } from './cards/Cards.svelte'
export { default as Discards } from './cards/Discards.svelte'
export { default as Track } from './track/Track.svelte'
