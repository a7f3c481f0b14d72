/** The lines of a graph: values by place, in a box of given size with the lowest value at the bottom. */

export interface Scale {
  low: number
  high: number
}

/** Chances go from 0 to 1; points from nothing, or the lowest, to the highest. */
export function scaleOf(values: number[][], measure: 'win' | 'points' | 'course'): Scale {
  if (measure === 'win') return { low: 0, high: 1 }
  const all = values.flat()
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) }
}

export const heightOf = (value: number, { low, high }: Scale, height: number): number =>
  height - ((value - low) / (high - low)) * height

export const placeOf = (index: number, count: number, width: number): number =>
  count < 2 ? 0 : (index / (count - 1)) * width

/** A line as the points of a polyline. */
export function lineOf(values: number[], scale: Scale, width: number, height: number): string {
  const point = (value: number, index: number): string =>
    `${round(placeOf(index, values.length, width))},${round(heightOf(value, scale, height))}`
  return values.map(point).join(' ')
}

const round = (value: number): number => Math.round(value * 100) / 100
