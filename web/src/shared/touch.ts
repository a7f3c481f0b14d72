/** A phone that is felt; only if the player wants it. */

import { settings } from '../settings.svelte'

const TOUCHES = {
  turn: [60],
  lock: [80, 60, 220],
} satisfies Record<string, number[]>
export type Touch = keyof typeof TOUCHES

export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

/** Let a touch be felt; not before the first tap on the page, since browsers complain, and never behind another tab. */
export function touch(kind: Touch): void {
  const begun = navigator.userActivation?.hasBeenActive ?? true
  if (settings.vibration && begun && !document.hidden) navigator.vibrate?.(TOUCHES[kind])
}
