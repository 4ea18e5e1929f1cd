import type { DayKey } from '@/lib/time/calendar'

/** A day of classes as rendered by the server, in the server's time zone. */
export interface ServedDay<T> {
  /** Null for the classes that run or begin within 24 hours of rendering. */
  day: DayKey | null
  /** The time range it covers, as ISO times; null for those 24 hours. */
  range: { from: string; to: string } | null
  classes: readonly T[]
}

/** Whether a moment lies in a range of ISO times, the end of which is not part of it. */
export function covers({ from, to }: { from: string; to: string }, moment: string): boolean {
  const time = Date.parse(moment)
  return Date.parse(from) <= time && time < Date.parse(to)
}

/**
 * The classes of a server-rendered day that can be shown until the classes of the visitor's own day
 * have loaded: those in both. `isExact` means that none is missing before the first of them, so
 * that nothing moves when the rest arrives.
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
