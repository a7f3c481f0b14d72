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

const STRIDES = [5, 10, 20, 50, 100, 200, 500]

/**
 * The turns to be named below, with how far along each begins: the first, and of the others every fifth, or as seldom
 * as keeps them a share of the width apart.
 */
export function turnsOf(steps: { turn: number }[], apart: number): { turn: number; share: number }[] {
  const begun = steps.flatMap(({ turn }, index) =>
    turn && turn !== steps[index - 1]?.turn ? [{ turn, share: index / steps.length }] : [],
  )
  const [first] = begun
  if (!first) return []
  const named = STRIDES.map((stride) => [
    first,
    ...begun.filter(({ turn, share }) => turn % stride === 0 && share - first.share >= apart),
  ])
  const far = (turns: typeof begun): boolean =>
    turns.every(({ share }, index) => share - (turns[index - 1]?.share ?? -1) >= apart)
  return named.find(far) ?? [first]
}

/** A line as the points of a polyline. */
export function lineOf(values: number[], scale: Scale, width: number, height: number): string {
  const point = (value: number, index: number): string =>
    `${round(placeOf(index, values.length, width))},${round(heightOf(value, scale, height))}`
  return values.map(point).join(' ')
}

const round = (value: number): number => Math.round(value * 100) / 100
