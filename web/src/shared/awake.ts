/** Keeps the screen on, where the browser can. */

/** From now until the returned function is called; taken again whenever the page comes back to sight. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true

  async function take(): Promise<void> {
    if (document.hidden || !navigator.wakeLock) return // a browser gives no lock to a page that is not seen
    try {
      const taken = await navigator.wakeLock.request('screen')
      const earlier = wanted ? lock : taken
      if (wanted) lock = taken
      await earlier?.release()
    } catch {
      // Refused, since the battery is low perhaps: the screen goes dark as it always did.
    }
  }

  void take()
  const look = () => void take()
  document.addEventListener('visibilitychange', look)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', look)
    void lock?.release().catch(() => undefined)
  }
}
