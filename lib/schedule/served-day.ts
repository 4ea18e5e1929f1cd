import type { DayKey } from '@/lib/time/calendar'

/** A day of classes as the server wrote it, by its own clock. */
export interface ServedDay<T> {
  /** Null for what runs and begins in the 24 hours from when it was written. */
  day: DayKey | null
  /** What of time it covers, as ISO times; null for those 24 hours. */
  range: { from: string; to: string } | null
  classes: readonly T[]
}

/** Whether a moment lies in a range of ISO times, the end of which is not part of it. */
export function covers({ from, to }: { from: string; to: string }, moment: string): boolean {
  const time = Date.parse(moment)
  return Date.parse(from) <= time && time < Date.parse(to)
}

/**
 * What a visitor may see of a served day while the classes of their own day are not known yet: those
 * that are in both. `isExact` when none is missing before the first of them, so that nothing moves
 * when the rest arrives.
 */
export function servedWithin<T extends { startDateTime: string }>(
  { range, classes }: ServedDay<T>,
  own: { from: string; to: string },
): { classes: T[]; isExact: boolean } {
  return {
    classes: classes.filter(({ startDateTime }) => covers(own, startDateTime)),
    isExact: range === null || covers(range, own.from),
  }
}
