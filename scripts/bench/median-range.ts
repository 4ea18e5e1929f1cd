/** The range within which the median of what was sampled lies in nine of ten cases. */
export interface Range {
  low: number
  high: number
}

/** The chance that a coin, tossed `times`, shows heads `most` times or less. */
function chanceOfAtMost(most: number, times: number): number {
  let ways = 1
  let sum = 0
  for (let heads = 0; heads <= most; heads++) {
    sum += ways
    ways *= (times - heads) / (heads + 1)
  }
  return sum / 2 ** times
}

/**
 * The range of the median by the order of the samples alone, whatever their distribution. Without
 * bounds where there are fewer than five.
 */
export function medianRange(samples: readonly number[]): Range {
  const sorted = [...samples].sort((a, b) => a - b)
  let left = -1
  while (chanceOfAtMost(left + 1, sorted.length) <= 0.05) left++
  return { low: sorted[left] ?? -Infinity, high: sorted[sorted.length - 1 - left] ?? Infinity }
}
