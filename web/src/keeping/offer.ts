/** The browser's offer to put the page on the home screen, kept until somebody wants it. */

interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer: Offer | null = null

/** Listen for it. Called once, early: it is made only once. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** Whether the browser would install the page. */
export const canInstall = (): boolean => offer !== null

/** Let the browser ask whoever is here; it does so once. */
export async function install(): Promise<void> {
  const asking = offer
  offer = null
  await asking?.prompt()
}
