/** The range within which the median of what was sampled lies in nine of ten cases. */
export interface Range {
  low: number
  high: number
}

/**
 * The range of the median by the order of the samples alone, whatever their distribution. Without
 * bounds where there are fewer than five.
 */
export function medianRange(samples: readonly number[]): Range {
  const sorted = [...samples].sort((a, b) => a - b)
  // A sample is below the median as often as a coin shows heads. `sum` counts the ways in which no
  // more are than `left + 1`, which may be one in twenty at either end.
  let left = -1
  let ways = 1
  let sum = 1
  while (sum / 2 ** sorted.length <= 0.05) {
    left++
    ways *= (sorted.length - left) / (left + 1)
    sum += ways
  }
  return { low: sorted[left] ?? -Infinity, high: sorted[sorted.length - 1 - left] ?? Infinity }
}
