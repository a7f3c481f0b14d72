import { describe, expect, it } from 'vitest'
import { dayOf, later, streak, untilTomorrow, weeks } from './days'

describe('days', () => {
  it('are those of the device’s own calendar', () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 0, 1))).toBe('2026-11-18')
    expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe('2026-11-18')
  })

  it('go on over months, years and changes of clocks', () => {
    expect(later('2026-12-31', 1)).toBe('2027-01-01')
    expect(later('2026-03-01', -1)).toBe('2026-02-28')
    let day = '2026-01-01'
    for (let passed = 0; passed < 365; passed++) day = later(day, 1)
    expect(day).toBe('2027-01-01')
  })

  it('end at midnight', () => {
    expect(untilTomorrow(new Date(2026, 10, 18, 23, 59, 59))).toBe(1000)
  })

  it('in a row count up to today, or to yesterday while today is not over', () => {
    expect(streak(new Set(['2026-11-16', '2026-11-17', '2026-11-18']), '2026-11-18')).toBe(3)
    expect(streak(new Set(['2026-11-16', '2026-11-17']), '2026-11-18')).toBe(2)
    expect(streak(new Set(['2026-11-15', '2026-11-16']), '2026-11-18')).toBe(0)
    expect(streak(new Set(), '2026-11-18')).toBe(0)
  })

  it('are shown in whole weeks, the present one last', () => {
    const shown = weeks('2026-11-18')
    expect([shown.length, shown[0], shown[34]]).toEqual([35, '2026-10-19', '2026-11-22'])
    expect(weeks('2026-11-22')[34]).toBe('2026-11-22')
  })
})
