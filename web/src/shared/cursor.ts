/** A plot with a cursor: a finger, the mouse or the arrow keys move it. */

const FAR = 10 // steps with the page keys

/** The place that was pointed at; nothing if the mouse only passes over it. */
export function pointed(event: PointerEvent, count: number, find = nearest): number | null {
  if (event.type === 'pointermove' && event.buttons === 0) return null
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect()
  return find((event.clientX - left) / width, count)
}

/** The place that a key leads to; nothing if it is another key. */
export function pressed(event: KeyboardEvent, at: number, count: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 }[event.key]
  const far = { Home: 0, End: count - 1, PageUp: at + FAR, PageDown: at - FAR }[event.key]
  const place = to ?? far
  if (place === undefined) return null
  event.preventDefault()
  return Math.min(Math.max(place, 0), count - 1)
}

/** The place nearest to a point between the left and the right end. */
export const nearest = (share: number, count: number): number =>
  Math.min(Math.max(Math.round(share * (count - 1)), 0), count - 1)

/** The bar that stands at a point between the left and the right end. */
export const barAt = (share: number, count: number): number =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1)
