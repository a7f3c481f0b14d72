/** The sheet in hand with all that was done to it, and those before it; kept on this device, and the same in every tab. */

import type { Blank } from '../protocol'
import { EMPTY, isEmpty, type Marks } from './marks'

const PLACE = 'qwixx.sheets'
const MOST = 200 // sheets that are remembered

export interface Past {
  name: string // of the sheet
  marks: Marks
  when: number // milliseconds since 1970
}

interface All {
  name: string
  steps: Marks[] // the last one is how it stands
  past: Past[] // the newest first
  dim: boolean
}

const NOTHING: All = { name: 'classic', steps: [EMPTY], past: [], dim: false }

/** What a sheet is called here: the game, and the side of the board where there are several. */
export const nameOf = ({ game, options }: Blank): string => (options['side'] ? `${game}/${options['side']}` : game)

export class Kept {
  #all = $state.raw<All>(read())
  unkept = $state(false) // the browser keeps nothing

  get name(): string {
    return this.#all.name
  }

  get marks(): Marks {
    return this.#all.steps.at(-1) ?? EMPTY
  }

  get past(): Past[] {
    return this.#all.past
  }

  get dim(): boolean {
    return this.#all.dim
  }

  set dim(dim: boolean) {
    this.#set({ dim })
  }

  get canUndo(): boolean {
    return this.#all.steps.length > 1
  }

  /** Something was done; nothing if it comes to the same. */
  step(marks: Marks): void {
    if (marks !== this.marks) this.#set({ steps: [...this.#all.steps, marks] })
  }

  undo(): void {
    if (this.canUndo) this.#set({ steps: this.#all.steps.slice(0, -1) })
  }

  /** An empty sheet; the one in hand is remembered. */
  begin(name = this.name): void {
    const { marks, past } = this
    const kept = isEmpty(marks) ? past : [{ name: this.name, marks, when: Date.now() }, ...past].slice(0, MOST)
    this.#set({ name, steps: [EMPTY], past: kept })
  }

  forget(): void {
    this.#set({ past: [] })
  }

  /** Follow the other tabs, until the returned function is called. */
  follow(): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === PLACE || key === null) this.#all = read()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }

  #set(changed: Partial<All>): void {
    this.#all = { ...this.#all, ...changed }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#all))
      this.unkept = false
    } catch {
      this.unkept = true // storage is closed or full: it lasts as long as the page
    }
  }
}

/** What was kept; nothing if it is not ours or not whole. */
function read(): All {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<All>
    const steps = (found.steps ?? []).filter(isMarks)
    const past = (found.past ?? []).filter(({ marks }) => isMarks(marks))
    const name = typeof found.name === 'string' ? found.name : NOTHING.name
    return { name, steps: steps.length ? steps : NOTHING.steps, past, dim: found.dim === true }
  } catch {
    return NOTHING
  }
}

function isMarks(found: unknown): found is Marks {
  const { rows, closed, penalties, field, totals } = (found ?? {}) as Partial<Marks>
  const whole = [penalties, field, ...(rows ?? [null]), ...(closed ?? [null]), ...(totals ?? [null])]
  return whole.every((number) => Number.isInteger(number))
}
