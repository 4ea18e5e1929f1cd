import { type SQL, sql } from 'drizzle-orm'
import { liveClasses } from '../db/schema/live-classes'

const DOORS_OPEN_MINUTES = 10
const LATE_ENTRY_MINUTES = 15

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/**
 * The moments that decide what can be done with a live class. From `joinFrom` on it can be entered,
 * by who booked it until its end; until `joinUntil` a spot can be taken, also when it has begun. A
 * moment that ends something is itself too late.
 */
export function classTimes({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  const latest = later(startsAt, LATE_ENTRY_MINUTES)
  return {
    joinFrom: later(startsAt, -DOORS_OPEN_MINUTES),
    joinUntil: latest < endsAt ? latest : endsAt,
    cancellableUntil: startsAt,
    attendanceUntil: endsAt,
  }
}

/** `joinFrom` of a class that starts at the moment that an SQL expression gives. */
export const joinFrom = (startsAt: SQL) =>
  sql`${startsAt} - make_interval(mins => ${DOORS_OPEN_MINUTES})`

/** `joinUntil` in a query of `live_classes`. */
export const joinUntil = sql`least(
  ${liveClasses.startsAt} + make_interval(mins => ${LATE_ENTRY_MINUTES}), ${liveClasses.endsAt})`
