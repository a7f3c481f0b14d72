/// <reference lib="webworker" />
/** The service worker: keeps the page, the words of whoever plays here, and Python once it was fetched, for when there is
 * no network. A new version waits until somebody asks for it; until then everything is answered from the old one. */

import type { Kept } from '../kept-plugin'

declare const self: ServiceWorkerGlobalScope
declare const KEPT: Kept // written by the build

const { version, entry, shell, words, engine } = KEPT
const ENGINE = 'qwixx.engine'
const CHOSEN = 'qwixx.chosen' // the languages that were ever chosen here
const CHECKED = '.packed' // such files the page itself keeps, once it has checked them
const FIRST = /^engine\/(python|library|packages)-/
const VERSIONS = /^qwixx-[0-9a-f]{16}$/
const SCREENS = /^((t|new|learn|rules)\/.*|rules|explore|privacy|sheet|stats|daily)?$/
const BASE = new URL(self.registration.scope)
const at = (path: string): string => new URL(path, BASE).href

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(hear(event.data as Told)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(BASE.href)) return
  const path = url.pathname.slice(BASE.pathname.length)
  if (request.mode === 'navigate' && SCREENS.test(path)) event.respondWith(navigate(request))
  else if (path.startsWith('engine/')) event.respondWith(cached(event, ENGINE))
  else if (/^(assets|print)\//.test(path) || shell.includes(path)) event.respondWith(cached(event, version))
})

/** What the page tells: the language of whoever plays, that a game is chosen, or that the new version is wanted now. */
export type Told = { language: string } | 'game-chosen' | 'take-over'

async function install(): Promise<void> {
  const cache = await caches.open(version)
  const index = await fetch(BASE, { cache: 'reload' }) // whatever web spaces say of its age
  if (!index.ok || !(await index.clone().text()).includes(entry)) throw new Error('the index is of another version')
  const spoken = (await chosen()).flatMap((language) => words[language] ?? [])
  await cache.addAll([...shell, ...spoken].map((path) => new Request(at(path), { cache: 'no-cache' })))
  await cache.put(BASE, index) // last: a version is complete, or is none
}

async function activate(): Promise<void> {
  await tidy()
  await self.clients.claim()
}

async function hear(told: Told): Promise<void> {
  if (told === 'take-over') return self.skipWaiting()
  if (told === 'game-chosen') return fetchEngine()
  const cache = await caches.open(version)
  for (const file of words[told.language] ?? []) if (!(await cache.match(at(file)))) await cache.add(at(file))
  const all = new Set([...(await chosen()), told.language])
  await (await caches.open(CHOSEN)).put(at(CHOSEN), new Response(JSON.stringify([...all])))
}

/** Python, and then what the strongest bot needs; the page checks all of it when it is used. */
async function fetchEngine(): Promise<void> {
  const cache = await caches.open(ENGINE)
  for (const file of [...engine].sort((one, other) => Number(FIRST.test(other)) - Number(FIRST.test(one))))
    if (!(await cache.match(at(file)))) await cache.add(at(file)).catch(() => undefined) // then the page does
}

async function chosen(): Promise<string[]> {
  const kept = await (await caches.open(CHOSEN)).match(at(CHOSEN))
  return kept ? ((await kept.json()) as string[]) : []
}

/** Every screen is the index. */
async function navigate(request: Request): Promise<Response> {
  await tidy()
  return (await (await caches.open(version)).match(BASE, { ignoreVary: true })) ?? fetch(request)
}

/** From whichever cache has it, as a page of the old version may still be open; else fetched, and kept. */
async function cached(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.status === 200 && !request.url.endsWith(CHECKED)) {
    const copy = fetched.clone()
    const put = caches.open(name).then((cache) => cache.put(request.url, copy))
    event.waitUntil(put.catch(() => undefined)) // no room: it is fetched again next time
  }
  return fetched
}

/** What older versions left is removed, once no page is open that could be one of them. */
async function tidy(): Promise<void> {
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length) return
  for (const name of await caches.keys()) if (VERSIONS.test(name) && name !== version) await caches.delete(name)
  const python = await caches.open(ENGINE)
  const needed = new Set(engine.map(at))
  for (const { url } of await python.keys()) if (!needed.has(url)) await python.delete(url)
}
