import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PositionInfo, ProposalInfo } from '../protocol'
import { mounting } from '../shared/mounting.fixture'
import { MOMENT } from './guard.svelte'
import { Playing, type AtTable } from './playing.svelte'
import { classic, rolled } from './printed.fixture'
import Proposal from './Proposal.svelte'
import { tableOf } from './table.fixture'

const position: PositionInfo = { step: 8, since: 0, view: rolled, first: 0, events: [], deadline: null }
const mounted = mounting()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What was proposed a moment ago at the table of Anna, Ben and Carla, as Carla sees it; and what is sent when she taps. */
function show(proposal: ProposalInfo, after = MOMENT): { text: string; buttons: HTMLButtonElement[]; sent: object[] } {
  const info = tableOf(['Anna', 'Ben', 'Carla'], { proposal })
  const sent: object[] = []
  const nothing = async (): Promise<void> => undefined
  const table: AtTable = {
    ...{
      code: info.code,
      connection: 'open',
      info,
      mine: [2],
      host: false,
      own: {},
      position,
      ahead: 0,
      printed: classic,
    },
    ...{
      ask: async (body) => void sent.push(body),
      act: nothing,
      retract: nothing,
      hint: async () => ({ action: 'pass', choices: [] }),
    },
  }
  mounted(Proposal, { playing: new Playing(table), info })
  flushSync()
  vi.advanceTimersByTime(after)
  return {
    text: document.querySelector('p')?.textContent ?? '',
    buttons: [...document.querySelectorAll('button')],
    sent,
  }
}

it('says how far back, and answers the proposal that is shown', () => {
  const { text, buttons, sent } = show({ number: 31, step: 5, absent: null, agreed: [0], asked: [1, 2] })
  expect(text).toBe('Anna would like to go back 3 steps.')
  buttons[1]?.click()
  expect(sent).toEqual([{ type: 'consent', seat: 2, proposal: 31, agree: true }])
})

it('asks whether a bot shall play for who does not answer', () => {
  const { text, buttons, sent } = show({ number: 32, step: null, absent: 1, agreed: [0], asked: [2] })
  expect(text).toBe('Anna would like a bot to play for Ben, who has not answered for a while.')
  buttons[0]?.click()
  expect(sent).toEqual([{ type: 'consent', seat: 2, proposal: 32, agree: false }])
})

it('tells whom it is about, and asks them nothing', () => {
  const { text, buttons } = show({ number: 33, step: null, absent: 2, agreed: [0], asked: [1] })
  expect(text).toContain('Make your move')
  expect(buttons).toEqual([])
})

it('takes no tap that was meant for what was there before', () => {
  const { buttons, sent } = show({ number: 34, step: 5, absent: null, agreed: [0], asked: [1, 2] }, MOMENT - 1)
  buttons[1]?.click()
  expect(sent).toEqual([])
})
