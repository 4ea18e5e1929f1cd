import type { LighthouseResult } from './load-lighthouse'

/** The audit that says how far things moved. */
export const SHIFT = 'cumulative-layout-shift'

/** What a visit must reach: a score out of 100, and how far things may move. */
export type VisitGoals = { performance: number; shift: number }

/**
 * Whether more than half of all visits that would be made reach the goals already: the medians then
 * do too, whatever the remaining ones give. A page that misses them is always visited to the end.
 */
export function isDecided(
  visits: readonly LighthouseResult[],
  ofAll: number,
  { performance, shift }: VisitGoals,
): boolean {
  const reached = visits.filter(
    ({ categories, audits }) =>
      Math.round((categories.performance?.score ?? 0) * 100) >= performance &&
      (audits[SHIFT]?.numericValue ?? Infinity) <= shift,
  )
  return reached.length > ofAll / 2
}
