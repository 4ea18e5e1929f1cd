export type RunPhase = 'next' | 'live' | 'over'

/**
 * Where a class stands at `now`, in milliseconds since 1970: it runs from its very start on, and is
 * over from its very end on. `start` is an ISO time. Specification 5.
 */
export function runPhase(one: { start: string; minutes: number }, now: number): RunPhase {
  const start = Date.parse(one.start)
  if (now < start) return 'next'
  return now < start + one.minutes * 60_000 ? 'live' : 'over'
}
