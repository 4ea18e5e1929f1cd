/** Slow at both ends: 0 to 1 for 0 to 1, held outside. */
export function ease(amount: number): number {
  const held = Math.min(1, Math.max(0, amount))
  return held * held * (3 - 2 * held)
}

/** A breath: 0 at the start and end of each period, 1 in its middle. */
export function breathe(seconds: number, period: number): number {
  return (1 - Math.cos((seconds / period) * 2 * Math.PI)) / 2
}
