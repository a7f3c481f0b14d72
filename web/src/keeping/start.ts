/** Starts the service worker, tells it the language, and says when a new version is ready. */

import { mount } from 'svelte'
import { BASE, linkTo } from '../net/place'
import type { Told } from '../sw'
import { language, worded } from '../words.svelte'

const HOUR = 3_600_000

export async function start(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(linkTo('/sw.js'), { scope: BASE, updateViaCache: 'none' })
  whenOneWaits(registration, () => void show(() => takeOver(registration)))
  lookNowAndThen(registration)
  tell((await serviceWorker.ready).active, { language: language() })
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
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return location.reload() // another tab has asked for it already
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(waiting, 'take-over')
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
