type Picture = { data: ArrayLike<number>; width: number; height: number };

/** How unlike two pictures are where they are least alike: the mean difference of a channel in one small square. */
export function largestDifference(one: Picture, other: Picture): number {
  const { width, height } = one;
  const squares = new Float64Array(Math.ceil(width / side) * Math.ceil(height / side));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = Math.floor(y / side) * Math.ceil(width / side) + Math.floor(x / side);
      const at = (y * width + x) * 4;
      for (let channel = at; channel < at + 3; channel += 1)
        squares[square] =
          (squares[square] ?? 0) + Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0));
    }
  }
  return Math.max(...squares) / (side * side * 3);
}

/** About as large as a letter. */
const side = 24;
