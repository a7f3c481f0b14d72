import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './router.svelte'
import { keepSettings } from './settings.svelte'
import './style/base.css'
import './style/tokens.css'
import { loadWords } from './words.svelte'

keepSettings()
followLinks()
await loadWords() // or keys would be seen for a moment
const target = document.getElementById('app')
target?.replaceChildren()
if (target) mount(App, { target })
