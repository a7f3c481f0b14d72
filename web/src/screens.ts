/** The screens of the page, each with the words that only it needs. */

import type { Component } from 'svelte'
import Home from './home/Home.svelte'
import { worded } from './words.svelte'

export const screens = {
  home: () => Promise.resolve({ default: Home as Component<never> }),
  new: () => worded('form', import('./home/NewGame.svelte')),
  learn: () => worded('coach', import('./learn/Learn.svelte')),
  table: () => import('./table/TableScreen.svelte'),
  replay: () => worded('end', import('./end/Replay.svelte')),
  review: () => worded('end', import('./review/ReviewScreen.svelte')),
  rules: () => worded('rules', import('./rules/Rules.svelte')),
  privacy: () => worded('privacy', import('./privacy/Privacy.svelte')),
  explore: () => worded('end', import('./explore/Explore.svelte')),
  sheet: () => worded('sheet', import('./sheet/ScoreSheet.svelte')),
  stats: () => worded('stats', import('./stats/Stats.svelte')),
  daily: () => worded('daily', import('./daily/Daily.svelte')),
  lost: () => import('./home/Lost.svelte'),
}
