import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks, route } from './router.svelte'
import { screens } from './screens'
import { keepSettings } from './settings.svelte'
import './style/base.css'
import './style/tokens.css'
import { loadWords } from './words.svelte'

keepSettings()
followLinks()
void screens[route().screen]().catch(() => undefined) // on its way together with the words; App says if it fails
void loadWords().then(show) // or keys would be seen for a moment

function show(): void {
  const target = document.getElementById('app')
  target?.replaceChildren()
  if (target) mount(App, { target })
}
