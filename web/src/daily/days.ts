/** Days as this device's calendar has them, written as 2026-11-18. */

const pad = (number: number) => String(number).padStart(2, '0')

/** The day of a moment. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`

/** So many days later, or earlier. */
export function later(day: string, days: number): string {
  const noon = momentOf(day)
  noon.setDate(noon.getDate() + days)
  return dayOf(noon)
}

/** Noon of a day: no change of clocks makes it another one. */
export function momentOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** Milliseconds until the next day begins. */
export function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/** How many days in a row something was done, up to today, or to yesterday while today is not over. */
export function streak(done: ReadonlySet<string>, today: string): number {
  let day = done.has(today) ? today : later(today, -1)
  let count = 0
  for (; done.has(day); day = later(day, -1)) count++
  return count
}

/** The days of five weeks that end with the present one, from a Monday to a Sunday. */
export function weeks(today: string): string[] {
  const sunday = later(today, (7 - momentOf(today).getDay()) % 7)
  return Array.from({ length: 35 }, (_, place) => later(sunday, place - 34))
}
