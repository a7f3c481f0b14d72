import { mount } from 'svelte'
import App from './App.svelte'
import { awaitOffer } from './keeping/offer'
import { followLinks, route } from './router.svelte'
import { screens } from './screens'
import { keepSettings } from './settings.svelte'
import './style/base.css'
import './style/tokens.css'
import { loadWords } from './words.svelte'

const QUIET = 3000 // milliseconds: by then the first screen is there, and a phone has time

keepSettings()
awaitOffer()
followLinks()
void screens[route().screen]().catch(() => undefined) // on its way together with the words; App says if it fails
void loadWords()
  .catch(() => undefined)
  .then(show) // or keys would be seen for a moment; App says if a screen lacks its own
if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => setTimeout(keep, QUIET))

function show(): void {
  const target = document.getElementById('app')
  target?.replaceChildren()
  if (target) mount(App, { target })
}

/** Keep the page for when there is no network; without that it works as well. */
function keep(): void {
  void import('./keeping/start.svelte').then(({ start }) => start()).catch(() => undefined)
}
