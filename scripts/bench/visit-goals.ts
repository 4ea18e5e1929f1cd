import type { LighthouseResult } from './load-lighthouse'

/** The audit that says how far things moved. */
export const SHIFT = 'cumulative-layout-shift'

/** What a visit must reach: a score out of 100, and how far things may move. */
export type VisitGoals = { performance: number; shift: number }

/** Whether a visit reaches both; one in which they were not measured does not. */
export const reachesGoals = (
  { categories, audits }: Pick<LighthouseResult, 'categories' | 'audits'>,
  { performance, shift }: VisitGoals,
): boolean =>
  Math.round((categories.performance?.score ?? 0) * 100) >= performance &&
  (audits[SHIFT]?.numericValue ?? Infinity) <= shift
