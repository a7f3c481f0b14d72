import { beforeEach, expect, it, vi } from 'vitest'
import * as api from '../net/api'
import { handOver } from './handing'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('hands a table over, and keeps what this device gave to its dice', async () => {
  localStorage.setItem('qwixx.given.local-tire-vopa', 'salt')
  localStorage.setItem('qwixx.going.local-tire-vopa', '{}')
  const here = vi.spyOn(api, 'askHere').mockResolvedValueOnce({ seed: 's' }).mockResolvedValueOnce({})
  const there = vi.spyOn(api, 'ask').mockResolvedValue({ code: 'baba-dede' })
  expect(await handOver('local-tire-vopa')).toBe('baba-dede')
  expect(there).toHaveBeenCalledWith('/api/handed', { seed: 's' })
  expect(here).toHaveBeenLastCalledWith('POST', '/api/tables/local-tire-vopa/moved', { to: 'baba-dede' })
  expect({ ...localStorage }).toEqual({ 'qwixx.given.baba-dede': 'salt' })
})

it('leaves it here if the server does not take it', async () => {
  localStorage.setItem('qwixx.given.local-tire-vopa', 'salt')
  const here = vi.spyOn(api, 'askHere').mockResolvedValueOnce({ seed: 's' })
  vi.spyOn(api, 'ask').mockRejectedValue(new Error('offline'))
  await expect(handOver('local-tire-vopa')).rejects.toThrow('offline')
  expect(here).toHaveBeenCalledOnce()
  expect({ ...localStorage }).toEqual({ 'qwixx.given.local-tire-vopa': 'salt' })
})
