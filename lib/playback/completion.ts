/** How much of a video was seen, as a fraction with two decimals from 0 to 1 (specification 3). */
export function completion(positionSeconds: number, durationSeconds: number): number {
  if (!(durationSeconds > 0)) return 0
  const share = Math.min(1, Math.max(0, positionSeconds / durationSeconds))
  return Math.round(share * 100) / 100
}

/** Steps at which progress is told: 0.25, 0.5, 0.75 and 1; those passed between two completions. */
export function milestonesBetween(before: number, after: number): number[] {
  return [0.25, 0.5, 0.75, 1].filter((step) => before < step && step <= after)
}
