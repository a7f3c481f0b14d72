/** Which screen an address stands for; links within the page do not load it anew. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string }
  | { screen: 'rules'; game: string | null }
  | { screen: 'privacy' }
  | { screen: 'lost' }

/** The screen of a path. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length) return { screen: 'lost' }
  if (first === undefined) return { screen: 'home' }
  if (first === 'rules' && third === undefined) return { screen: 'rules', game: second ?? null }
  if (first === 'privacy' && second === undefined) return { screen: 'privacy' }
  if (first === 'new' && second !== undefined && third === undefined) return { screen: 'new', game: second }
  if (first === 'learn' && second !== undefined && third === undefined) return { screen: 'learn', game: second }
  if (first === 't' && second !== undefined && third === undefined) return { screen: 'table', code: second }
  if (first === 't' && second !== undefined && third === 'replay') return { screen: 'replay', code: second }
  return { screen: 'lost' }
}

let current = $state.raw<Route>(routeOf(location.pathname))

/** The screen to be shown. */
export function route(): Route {
  return current
}

/** Go to another screen; `replace` leaves no step for the back button. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  scrollTo(0, 0)
}

/** Back to where the reader came from, or home if this was the first screen. */
export function back(): void {
  if (history.length > 1) history.back()
  else go('/')
}

function arrive(): void {
  current = routeOf(location.pathname)
}

/** Follow the back button and links. Called once. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
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
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return // a place on the same screen
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
