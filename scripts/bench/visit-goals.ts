import type { Goal } from './is-decided'
import type { LighthouseResult } from './load-lighthouse'

/** The audit that says how far things moved. */
export const SHIFT = 'cumulative-layout-shift'

/** What a visit must reach: a score out of 100, and how far things may move. */
export type VisitGoals = { performance: number; shift: number }

/** Each goal; a visit in which it was not measured misses it. */
export const visitGoals = ({
  performance,
  shift,
}: VisitGoals): Goal<Pick<LighthouseResult, 'categories' | 'audits'>>[] => [
  ({ categories }) => Math.round((categories.performance?.score ?? 0) * 100) >= performance,
  ({ audits }) => (audits[SHIFT]?.numericValue ?? Infinity) <= shift,
]
