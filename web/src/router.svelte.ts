/** Which screen an address stands for; links within the page do not load it anew, and Back from a table leads home. */

import { BASE, linkTo, pathIn } from './net/place'

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'table'; code: string }
  | { screen: 'replay' | 'review'; code: string }
  | { screen: 'rules'; game: string | null }
  | { screen: 'privacy' | 'explore' | 'sheet' | 'stats' | 'daily' }
  | { screen: 'lost' }

const ALONE = ['privacy', 'explore', 'sheet', 'stats', 'daily'] // screens whose path is one word

/** The screen of a path. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length) return { screen: 'lost' }
  if (first === undefined) return { screen: 'home' }
  if (first === 'rules' && third === undefined) return { screen: 'rules', game: second ?? null }
  if (ALONE.includes(first) && second === undefined) return { screen: first as 'explore' }
  if (first === 'new' && second !== undefined && third === undefined) return { screen: 'new', game: second }
  if (first === 'learn' && second !== undefined && third === undefined) return { screen: 'learn', game: second }
  if (first === 't' && second !== undefined && third === undefined) return { screen: 'table', code: second }
  if (first === 't' && second !== undefined && (third === 'replay' || third === 'review'))
    return { screen: third, code: second }
  return { screen: 'lost' }
}

let current = $state.raw<Route>(routeOf(pathIn(location.pathname)))
let then: (() => void) | null = null // what is to be done once the browser has gone back

/** The screen to be shown. */
export function route(): Route {
  return current
}

/** Go to another screen. */
export function go(path: string): void {
  const to = routeOf(path.replace(/[?#].*/, '')).screen
  if (to === 'table') toTable(path)
  else if (to === 'home' && current.screen === 'table' && steps() === 1) history.back()
  else push(path, to === 'home' ? 0 : higher())
  scrollTo(0, 0)
}

/** Back to where the reader came from, or home if this was the first screen. */
export function back(): void {
  if (history.length > 1) history.back()
  else go('/')
}

/** How many steps above home a screen stands in the browser's history; nothing if home is not below it. */
function steps(): number | null {
  const kept: unknown = history.state
  return typeof kept === 'object' && kept !== null && 'steps' in kept ? Number(kept.steps) : null
}

function higher(): number | null {
  const below = steps()
  return below === null ? null : below + 1
}

function push(path: string, above: number | null): void {
  history.pushState(above === null ? null : { steps: above }, '', linkTo(path))
  arrive()
}

/** A table stands right above home: it takes the place of whatever led to it, a form or the game before. */
function toTable(path: string): void {
  const above = steps()
  if (above === null) {
    history.replaceState({ steps: 0 }, '', linkTo('/'))
    push(path, 1)
  } else if (above === 1) {
    history.replaceState({ steps: 1 }, '', linkTo(path))
    arrive()
  } else if (above === 0) {
    push(path, 1)
  } else {
    then = () => push(path, 1)
    history.go(-above)
  }
}

/** A table that was opened by a link gets home below it. Browsers pass over what was put there before anything was touched. */
function putHomeBelow(): void {
  if (current.screen !== 'table' || steps() !== null) return
  const here = location.pathname + location.search + location.hash
  history.replaceState({ steps: 0 }, '', linkTo('/'))
  history.pushState({ steps: 1 }, '', here)
}

function arrive(): void {
  current = routeOf(pathIn(location.pathname))
}

function moved(): void {
  if (then) {
    then()
    then = null
    return
  }
  const left = current.screen
  arrive()
  if (left === 'table' && route().screen === 'home') scrollTo(0, 0) // to the game that one can go on with
}

/** Follow the back button and links. Called once. */
export function followLinks(): void {
  if (current.screen === 'home' && steps() === null) history.replaceState({ steps: 0 }, '')
  addEventListener('popstate', moved)
  for (const touch of ['click', 'keydown']) addEventListener(touch, putHomeBelow, { capture: true })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (
      !link ||
      !plain ||
      event.defaultPrevented ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return
    if (link.pathname.startsWith('/api/') || !link.pathname.startsWith(BASE)) return
    if (link.pathname === location.pathname && link.hash) return // a place on the same screen
    event.preventDefault()
    go(pathIn(link.pathname) + link.search + link.hash)
  })
}
