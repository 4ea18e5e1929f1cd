import { addDays, dayKey, type DayKey } from '@/lib/time/calendar'
import type { Moment, WallClock } from '@/lib/time/dates'
import { covers } from './served-day'

export interface StartGroup<T> {
  startDateTime: string
  classes: T[]
}

/** Groups classes by their start time, in order (Specification 2). */
export function groupByStart<T extends { startDateTime: string }>(
  classes: readonly T[],
): StartGroup<T>[] {
  const groups = new Map<number, StartGroup<T>>()
  for (const one of classes) {
    const start = Date.parse(one.startDateTime)
    const group = groups.get(start) ?? { startDateTime: one.startDateTime, classes: [] }
    groups.set(start, { ...group, classes: [...group.classes, one] })
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group)
}

interface OfModalities {
  modalities: readonly { id: number }[]
}

/** The classes with any of these modalities; all classes when none is chosen. */
export function ofModalities<T extends OfModalities>(
  classes: readonly T[],
  chosen: readonly number[],
): readonly T[] {
  if (chosen.length === 0) return classes
  return classes.filter(({ modalities }) => modalities.some(({ id }) => chosen.includes(id)))
}

/** The classes that start in a range of ISO times, the end excluded; all classes without a range. */
export function startingWithin<T extends { startDateTime: string }>(
  classes: readonly T[],
  range: { from: string; to: string } | null,
): readonly T[] {
  return range ? classes.filter(({ startDateTime }) => covers(range, startDateTime)) : classes
}

/**
 * The modalities to offer as filters for these classes, in their own order; chosen ones are always
 * included.
 */
export function modalityChoices<M extends { id: number }>(
  all: readonly M[],
  classes: readonly OfModalities[],
  chosen: readonly number[],
): M[] {
  const given = new Set(classes.flatMap(({ modalities }) => modalities.map(({ id }) => id)))
  return all.filter(({ id }) => given.has(id) || chosen.includes(id))
}

/** Number of days in the schedule, including today. */
const SCHEDULE_DAYS = 14

/** The days of the schedule in the time zone of `clock`, by default the device's. */
export function scheduleDays(now: Moment, clock?: WallClock): DayKey[] {
  const today = dayKey(now, clock)
  return Array.from({ length: SCHEDULE_DAYS }, (_, index) => addDays(today, index))
}

/**
 * Whether a day in the URL is within, before or after the days of the schedule. No day means today.
 */
export function dayStatus(
  day: DayKey | null,
  days: readonly DayKey[],
): 'planned' | 'past' | 'later' {
  const [first, last] = [days[0], days.at(-1)]
  if (day === null || first === undefined || last === undefined) return 'planned'
  if (day < first) return 'past'
  return day > last ? 'later' : 'planned'
}
