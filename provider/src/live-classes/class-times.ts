import { type SQL, sql } from 'drizzle-orm'
import { liveClasses } from '../db/schema/live-classes'
import { addMs, minuteMs } from '../time'

/** How long before the start of a class whoever booked it can enter. */
export const JOIN_BEFORE_START_MINUTES = 10
/** How long after the start of a class a spot can be taken. */
export const JOIN_AFTER_START_MINUTES = 15

/**
 * The times that decide what can be done with a live class. It can be joined from `joinFrom` until
 * its end by whoever booked it; a spot can be booked until `joinUntil`, also after the start. The
 * end of a period is itself too late.
 */
export function classTimes({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  const latest = addMs(startsAt, JOIN_AFTER_START_MINUTES * minuteMs)
  return {
    joinFrom: addMs(startsAt, -JOIN_BEFORE_START_MINUTES * minuteMs),
    joinUntil: latest < endsAt ? latest : endsAt,
    cancellableUntil: startsAt,
    attendanceUntil: endsAt,
  }
}

/** `joinFrom` of a class that starts at the time of an SQL expression. */
export const joinFrom = (startsAt: SQL) =>
  sql`${startsAt} - make_interval(mins => ${JOIN_BEFORE_START_MINUTES})`

/** `joinUntil` in a query of `live_classes`. */
export const joinUntil = sql`least(
  ${liveClasses.startsAt} + make_interval(mins => ${JOIN_AFTER_START_MINUTES}), ${liveClasses.endsAt})`
