/** What a person has chosen for this device; kept, and shared between tabs. */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Speed = (typeof PACES)[number]

/** How long each thing that happens is shown before the next, in milliseconds. */
export const MOMENTS: Record<Speed, number> = { slow: 1800, normal: 1000, fast: 400, 'at-once': 0 }

interface Settings {
  language: string | null // null: as the browser says
  theme: Theme
  patterns: boolean
  sounds: boolean
  scores: boolean // running scores are shown
  name: string
  pace: Speed
  rolls: boolean // one's own dice roll by themselves
  replaySpeed: number // as a factor
  vibration: boolean
  notices: boolean // of the system, when a hidden page waits for somebody here
  reactions: boolean // those of others are shown, and one's own can be sent
}

const PLACE = 'qwixx.settings'
const USUAL: Settings = {
  language: null,
  theme: 'system',
  patterns: false,
  sounds: false,
  scores: true,
  name: '',
  pace: 'normal',
  rolls: false,
  replaySpeed: 1,
  vibration: false,
  notices: false,
  reactions: true,
}

export const settings: Settings = $state(kept())

/** What was kept; whatever is missing or of another kind is as usual. */
function kept(): Settings {
  let found: unknown
  try {
    found = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
  } catch {
    return { ...USUAL } // storage is closed to this page, or something else wrote there
  }
  const read = Object.entries(found ?? {}).filter(
    ([name, value]) => name in USUAL && (typeof value === typeof USUAL[name as keyof Settings] || name === 'language'),
  )
  const all: Settings = { ...USUAL, ...Object.fromEntries(read) }
  return PACES.includes(all.pace) ? all : { ...all, pace: USUAL.pace }
}

/** Keep every change, follow other tabs and dress the page. Called once. */
export function keepSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let system = $state(dark.matches)
  dark.addEventListener('change', () => (system = dark.matches))
  window.addEventListener('storage', (event) => {
    if (event.key === PLACE) Object.assign(settings, kept())
  })
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings))
      } catch {
        // Storage is closed or full: the choice lasts as long as the page.
      }
    })
    $effect(() => {
      const theme = settings.theme === 'system' ? (system ? 'dark' : 'light') : settings.theme
      document.documentElement.dataset['theme'] = theme
      document.documentElement.dataset['patterns'] = String(settings.patterns)
      const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper')
      for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.setAttribute('content', paper)
    })
  })
}
