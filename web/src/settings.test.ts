import { expect, test, vi } from 'vitest'

async function fresh(kept: string | null) {
  vi.resetModules()
  localStorage.clear()
  if (kept !== null) localStorage.setItem('qwixx.settings', kept)
  const { settings } = await import('./settings.svelte')
  return { ...settings }
}

test('without anything kept all is as usual', async () => {
  expect(await fresh(null)).toEqual({
    language: null,
    theme: 'system',
    patterns: false,
    sounds: false,
    scores: true,
    name: '',
    pace: 'normal',
    rolls: false,
    replaySpeed: 1,
    vibration: false,
    notices: false,
    reactions: true,
  })
})

test('what was kept is there again', async () => {
  expect(await fresh('{"theme":"dark","name":"Anna","language":"it"}')).toMatchObject({
    theme: 'dark',
    name: 'Anna',
    language: 'it',
    scores: true,
  })
})

test.each(['', '{', 'null', '3', '[]', '{"theme":7,"name":null,"patterns":"yes","other":1}', '{"pace":"never"}'])(
  'what is broken is as usual: %s',
  async (kept) => {
    expect(await fresh(kept)).toEqual(await fresh(null))
  },
)
