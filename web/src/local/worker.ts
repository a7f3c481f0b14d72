/** The engine: Python and the logs of this browser's tables, in a worker of their own. */

import manifest from 'virtual:engine'
import { fetchAhead } from './files'
import { ForgetfulStore } from './forgetful'
import type { Reported, Said, Standing } from './messages'
import { startPython, weightOf } from './python'
import { Cleared, openStore, type Store } from './store'
import { Turns, Unfetched } from './turns'

const EVERY = 50 // milliseconds between two words about how far it is

let turns: Turns | null = null
const waiting: Said[] = []

addEventListener('message', ({ data }: MessageEvent<Said | { base: string }>) => {
  if ('base' in data) start(data.base).catch(crash)
  else if (turns) turns.say(data)
  else waiting.push(data)
})

async function start(base: string): Promise<void> {
  const [store, python] = await Promise.all([
    open(),
    startPython(manifest, base, counter(weightOf(manifest)), () => stand({ phase: 'starting' })),
  ])
  const begun = new Turns(
    {
      python: python.call,
      store,
      fetchFile: async (need) => {
        const model = manifest.models[need.replace('model:', '')]
        if (!model) throw new Unfetched(need)
        await python.lay(model)
      },
      tell: (tell) => tell.length && report({ tell }),
      notice: stand,
    },
    crash,
  )
  await begun.begin(await store.rows())
  turns = begun
  stand({ phase: 'ready' })
  for (const said of waiting) turns.say(said)
  await fetchAhead(Object.values(manifest.models), base)
}

async function open(): Promise<Store> {
  try {
    const store = await openStore()
    store.onlost = () => crash(new Cleared('The storage was cleared.'))
    return store
  } catch {
    stand({ forgetful: true })
    return new ForgetfulStore()
  }
}

/** Counts what comes, and says so now and then. */
function counter(of: number): (bytes: number) => void {
  let [done, said] = [0, 0]
  stand({ done, of })
  return (bytes) => {
    done += bytes
    if (done < of && performance.now() - said < EVERY) return
    said = performance.now()
    stand({ done })
  }
}

const report = (reported: Reported): void => postMessage(reported)
const stand = (standing: Partial<Standing>): void => report({ standing })

function crash(problem: unknown): void {
  if (problem instanceof Unfetched) report({ crashed: String(problem), unfetched: true })
  else report({ crashed: String(problem), cleared: problem instanceof Cleared })
}
