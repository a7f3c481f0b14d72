/** What is shown where something is played in this browser; one file, since whoever needs one of them needs others. */

export { default as Away } from './Away.svelte'
export { default as Carry } from './Carry.svelte'
export { default as Carrying } from './Carrying.svelte'
export { default as Coming } from './Coming.svelte'
export { default as Notices } from './Notices.svelte'
export { default as OnlyHere } from './OnlyHere.svelte'
export { default as Records } from './Records.svelte'
