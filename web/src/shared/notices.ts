/** Notices of the system that are seen while the page is hidden. Only somebody's own choice asks for the permission. */

export type Permission = 'possible' | 'given' | 'blocked' | 'missing'

let refused = false // this browser shows no notice of a page, as on Android, where it would need a service worker

/** Whether notices can be shown. Without the permission a trial shows nothing, but fails where it never would. */
export function noticePermission(): Permission {
  if (refused || !window.isSecureContext || typeof Notification === 'undefined') return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission === 'granted') return 'given'
  return make('') ? 'possible' : 'missing'
}

/** Ask for the permission; called when a person has switched notices on. */
export async function askForNotices(): Promise<Permission> {
  await Notification.requestPermission()
  return noticePermission()
}

/** Show a notice, if it may be shown; the returned function takes it away. A later one of the same tag replaces it. */
export function notify(title: string, body: string, tag: string): () => void {
  const notice = noticePermission() === 'given' ? make(title, { body, tag, icon: '/icon-192.png' }) : null
  if (!notice) return () => undefined
  notice.onclick = () => {
    focus()
    notice.close()
  }
  return () => notice.close()
}

function make(title: string, more: NotificationOptions = {}): Notification | null {
  try {
    return new Notification(title, more)
  } catch {
    refused = true
    return null
  }
}
