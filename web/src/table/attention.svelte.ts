/** Asks for a person's attention at a table: the screen stays on, the phone is felt, a hidden tab says who is to decide. */

import { untrack } from 'svelte'
import { linkTo } from '../net/place'
import { settings } from '../settings.svelte'
import { stayAwake } from '../shared/awake'
import { gameName } from '../shared/game-name'
import { here } from '../shared/here.svelte'
import { notify } from '../shared/notices'
import { touch } from '../shared/touch'
import { say } from '../words.svelte'
import type { Playing } from './playing.svelte'

const ICON = linkTo('/icon.svg')
const ICON_OF_TURN = linkTo('/icon-turn.svg')

/** To be called once by the screen of a table; it ends with it. */
export function attend(playing: Playing): void {
  const { table } = playing
  let hidden = $state(document.hidden)
  const view = $derived(table.position?.view)
  const mine = $derived(table.mine.length > 0 && table.info?.status === 'running')
  const rolls = $derived(
    table.mine.filter((seat) => ['roll', 'top'].includes(view?.phase ?? '') && seat === view?.active),
  )
  const decide = $derived(playing.due.filter((seat) => !playing.idle.includes(seat))) // the others pass by themselves
  const asked = $derived([...rolls, ...decide])
  const due = $derived(asked.length > 0)
  const step = $derived(due ? (table.position?.step ?? 0) : null)
  const closed = $derived(view?.closed.length ?? null)
  const game = $derived(table.info ? gameName(table.info.game, table.info.options) : '')
  const who = $derived(playing.together ? asked.map((seat) => table.info?.seats[seat]?.name ?? '').join(', ') : '')

  $effect(() => {
    const look = () => (hidden = document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })

  $effect(() => (mine ? stayAwake() : undefined))

  $effect(() => {
    const turn = say('table-your-move')
    if (!due) here.title = game
    else here.title = hidden ? `● ${joined(turn, who, game)}` : turn
  })

  $effect(() => {
    showIcon(due && hidden ? ICON_OF_TURN : ICON)
    return () => showIcon(ICON)
  })

  $effect(() => {
    if (!due || !hidden || !settings.notices) return
    return untrack(() => notify(say('table-your-move'), joined(who, game), `turn-${table.code}`)) // once for a turn
  })

  let before: { closed: number | null; step: number | null } = { closed: null, step: null }
  $effect(() => {
    const locked = closed !== null && before.closed !== null && closed > before.closed
    const anew = step !== null && step !== before.step // an answer that is only taken back is nothing new
    before = { closed, step: step ?? before.step }
    if (locked || anew) untrack(() => touch(locked ? 'lock' : 'turn'))
  })
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ')

/** The icon of the tab. */
function showIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address)
}
