/** Starts the service worker, tells it the language and that a game is chosen, and says when a new version is ready. */

import { mount } from 'svelte'
import { BASE, linkTo } from '../net/place'
import { route } from '../router.svelte'
import type { Told } from '../sw'
import { language, worded } from '../words.svelte'

const HOUR = 3_600_000
const AGAIN = 1000 // milliseconds

export async function start(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(linkTo('/sw.js'), { scope: BASE, updateViaCache: 'none' })
  whenOneWaits(registration, () => void show(() => takeOver(registration)))
  lookNowAndThen(registration)
  const { active } = await serviceWorker.ready
  tell(active, { language: language() })
  whenAGameIsChosen(() => tell(active, 'game-chosen'))
}

/** Then the engine is on its way, should the server or the network go; but not where every byte is paid for. */
function whenAGameIsChosen(say: () => void): void {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  const stop = $effect.root(() => {
    $effect(() => {
      if (route().screen !== 'new') return
      say()
      stop()
    })
  })
}

/** A version that comes after the one that answers here; said once. */
function whenOneWaits(registration: ServiceWorkerRegistration, say: () => void): void {
  let said = false
  const look = (): void => {
    if (!registration.waiting || !navigator.serviceWorker.controller || said) return
    said = true
    say()
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  follow()
  look()
}

function tell(worker: ServiceWorker | null, told: Told): void {
  worker?.postMessage(told)
}

async function show(take: () => void): Promise<void> {
  const { default: NewVersion } = await worded('device', import('./NewVersion.svelte'))
  mount(NewVersion, { target: document.body, props: { take } })
}

/** Let the new version answer from now on, and show it. A page in another tab stays as it is. */
function takeOver(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting) return location.reload() // another tab has asked for it already
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const ask = (): void => tell(registration.waiting, 'take-over') // a still newer one may have come meanwhile
  ask()
  setInterval(ask, AGAIN) // until the page is loaded anew: a worker that sleeps may not have heard it
}

/** A page that is open for days looks for a new version when somebody comes back to it. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return
    looked = Date.now()
    registration.update().catch(() => undefined) // there is no network
  })
}
