/** What is drawn beside the values themselves. */

/** After every value, the mean of the last so many. */
export function means(values: readonly number[], width: number): number[] {
  let sum = 0
  return values.map((value, place) => {
    sum += value - (values[place - width] ?? 0)
    return sum / Math.min(place + 1, width)
  })
}
