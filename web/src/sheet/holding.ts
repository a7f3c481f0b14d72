/** A long press: on something that a finger stays on. */

const LONG = 500 // milliseconds
const NEAR = 12 // pixels that a finger may slip

/** Calls `held` with the row whose lock is held down, of the rows inside of a node. */
export function holdLock(node: HTMLElement, held: (row: number) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let at: [number, number] = [0, 0]
  const stop = () => clearTimeout(timer)
  const lockAt = (event: Event) => (event.target as Element).closest('.row > .end')

  function press(event: PointerEvent): void {
    const lock = lockAt(event)
    if (!lock) return
    at = [event.clientX, event.clientY]
    const row = [...node.querySelectorAll('.row > .end')].indexOf(lock)
    stop()
    timer = setTimeout(() => held(row), LONG)
  }

  const slip = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) > NEAR) stop()
  }
  const noMenu = (event: Event) => {
    if (lockAt(event)) event.preventDefault() // the browser's own answer to a long press
  }

  node.addEventListener('pointerdown', press)
  node.addEventListener('pointermove', slip)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, stop)
  node.addEventListener('contextmenu', noMenu)
  return { destroy: stop }
}
