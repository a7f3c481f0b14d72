/** Everything can be tapped: numbers of the sheet and fields of the track stand for themselves. */

import type { Selection } from '../game/selection'

export class Editing implements Selection {
  readonly action = null

  constructor(
    readonly has: (thing: string) => boolean,
    readonly thing: string | null = null, // what was tapped
  ) {}

  tappable(): boolean {
    return true
  }

  chosen(thing: string): boolean {
    return this.has(thing)
  }

  tap(thing: string): Editing {
    return new Editing(this.has, thing)
  }

  cleared(): Editing {
    return this
  }
}
