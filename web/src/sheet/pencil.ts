/** What a tap does on a sheet in hand: it is done at once, and can be undone. */

import type { Selection } from '../game/selection'

export class Pencil implements Selection {
  readonly action = null

  constructor(
    readonly may: (thing: string) => boolean,
    readonly thing: string | null = null, // what was tapped
  ) {}

  tappable(thing: string): boolean {
    return this.may(thing)
  }

  chosen(): boolean {
    return false
  }

  tap(thing: string): Pencil {
    return new Pencil(this.may, thing)
  }

  cleared(): Pencil {
    return new Pencil(this.may)
  }
}
