/** A lesson as a table: what is chosen is answered by what the lesson asks for, and nothing is sent anywhere. */

import type { Advice, AskedInfo, LessonInfo, Own, PositionInfo, SceneInfo, SeatInfo, TableInfo } from '../protocol'
import type { AtTable } from '../table/playing.svelte'

const LEARNER = 0 // the seat

const seatOf = (name: string, kind: SeatInfo['kind']): SeatInfo => ({
  kind,
  name,
  level: '',
  stand_in: '',
  connected: true,
  promise: '',
  salt: '',
})

export class LessonTable implements AtTable {
  readonly code = ''
  readonly connection = 'open'
  readonly mine = [LEARNER]
  readonly host = false
  readonly ahead = 0

  #place = $state(0)
  #taken = $state.raw<AskedInfo | null>(null) // what was asked for, once it is chosen
  #attempt = $state(0)

  /** How often something else was chosen in this scene than is asked for. */
  astray = $state(0)

  constructor(
    readonly lesson: LessonInfo,
    readonly name: () => string, // the learner's, in the language of the moment
  ) {}

  /** The scene that is shown, counted from 1. */
  number = $derived.by(() => this.#place + 1)

  scene = $derived.by((): SceneInfo => this.lesson.scenes[this.#place] as SceneInfo)

  first = $derived.by(() => this.#place === 0 && !this.#taken)

  last = $derived.by(() => this.number === this.lesson.scenes.length)

  /** There is nothing to choose: the scene is only read, or what it asks for is done. */
  reading = $derived.by(() => this.#taken !== null || this.scene.asks.length === 0)

  /** The sentence that belongs here: what is asked, what it has brought, or why not now. */
  words = $derived.by(() => {
    const ending = this.#taken ? '-done' : this.astray ? '-not' : ''
    return this.scene.words + ending
  })

  /** Another scene, or the same one anew: whatever was chosen is forgotten. */
  stage = $derived.by(() => `${this.#place} ${this.#attempt}`)

  get printed() {
    return this.lesson.printed
  }

  info = $derived.by((): TableInfo => ({
    code: this.code,
    game: this.lesson.game,
    options: this.lesson.options,
    settings: { timer: null, hints: false, takebacks: false, listed: false },
    status: 'running',
    seats: [seatOf(this.name(), 'person'), ...this.lesson.others.map((name) => seatOf(name, 'bot'))],
    watchers: 0,
    starting: null,
    proposal: null,
    earliest: 1,
    commitment: '',
    seed: null,
    record: null,
    next: null,
  }))

  /** What is shown now; the dice lie there until they are rolled again. */
  position = $derived.by((): PositionInfo => {
    const before = this.scene.position
    if (!this.#taken) return before
    const { position } = this.#taken
    const { whites, coloured } = position.view.whites.length ? position.view : before.view
    return { ...position, view: { ...position.view, whites, coloured } }
  })

  own = $derived.by((): Record<number, Own> => ({ [LEARNER]: this.#taken?.you ?? this.scene.you }))

  async act(_seat: number, action: string): Promise<void> {
    this.#taken = this.scene.asks.find((asked) => asked.action === action) ?? null
    this.astray = this.#taken ? 0 : this.astray + 1
  }

  /** What is meant, where not everything is. */
  async hint(): Promise<Pick<Advice, 'action' | 'choices'>> {
    return { action: this.scene.asks[0]?.action ?? '', choices: [] }
  }

  async ask(): Promise<void> {}

  async retract(): Promise<void> {}

  forward(): void {
    this.#go(this.#place + 1)
  }

  /** The same scene again once it is done, else the one before. */
  back(): void {
    this.#go(this.#taken ? this.#place : this.#place - 1)
  }

  #go(place: number): void {
    if (!this.lesson.scenes[place]) return
    this.#place = place
    this.#taken = null
    this.#attempt += 1
    this.astray = 0
  }
}
