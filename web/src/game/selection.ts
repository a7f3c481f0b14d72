/**
 * What a person is choosing, until it is confirmed. Things to tap are named by texts: `g7` a number on the sheet,
 * `field 12` a field of the track, `display 2` a card of the display, `card j7` a card of the hand, `as r` a joker's
 * colour. What is legal was said by the server; this only finds the legal action that the taps amount to.
 */
export interface Selection {
  /** The legal action that confirming would send; null while the taps are not one yet. */
  readonly action: string | null
  /** Whether tapping would lead anywhere. */
  tappable(thing: string): boolean
  chosen(thing: string): boolean
  /** Choose, or take back. */
  tap(thing: string): Selection
  /** Nothing chosen any more. */
  cleared(): Selection
}

/** One of several, such as a number on the sheet; choosing nothing passes, where that is legal. */
export class OneOf implements Selection {
  constructor(
    readonly legal: string[],
    readonly things: ReadonlyMap<string, string>, // what is tapped, and the action it stands for
    readonly thing: string | null = null,
  ) {}

  get action(): string | null {
    if (this.thing !== null) return this.things.get(this.thing) ?? null
    return this.legal.includes('pass') ? 'pass' : null
  }

  tappable(thing: string): boolean {
    return this.things.has(thing)
  }

  chosen(thing: string): boolean {
    return this.thing === thing
  }

  tap(thing: string): OneOf {
    if (!this.tappable(thing)) return this
    return new OneOf(this.legal, this.things, this.chosen(thing) ? null : thing)
  }

  cleared(): OneOf {
    return new OneOf(this.legal, this.things)
  }
}
