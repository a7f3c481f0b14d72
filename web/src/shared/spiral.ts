/** The cells of a rectangle from the corner inwards, as [column, row]. */
export function spiral(columns: number, rows: number): [number, number][] {
  const cells: [number, number][] = []
  let [left, top, right, bottom] = [0, 0, columns - 1, rows - 1]
  while (left <= right && top <= bottom) {
    for (let column = left; column <= right; column++) cells.push([column, top])
    for (let row = top + 1; row <= bottom; row++) cells.push([right, row])
    if (top < bottom) for (let column = right - 1; column >= left; column--) cells.push([column, bottom])
    if (left < right) for (let row = bottom - 1; row > top; row--) cells.push([left, row])
    left++
    top++
    right--
    bottom--
  }
  return cells
}
