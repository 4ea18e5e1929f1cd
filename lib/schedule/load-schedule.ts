import 'server-only'
import { cacheLife } from 'next/cache'
import { cachedLiveClasses, cachedUpcomingLiveClasses } from '@/lib/api/cached/live-classes'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { LiveClass } from '@/lib/api/live-classes'
import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'
import { type DayKey, dayRange } from '@/lib/time/calendar'
import { clockOf } from '@/lib/time/time-zone'
import { scheduleDays } from './agenda'
import type { ServedDay } from './served-day'

// The server does not know the visitor's time zone; most classes are in this one.
const serverClock = clockOf(DEFAULT_TIME_ZONE)

/** The days of the schedule as seen from the server. */
export async function currentScheduleDays(): Promise<DayKey[]> {
  'use cache'
  cacheLife({ stale: 300, revalidate: 60, expire: 604_800 })
  return scheduleDays(Date.now(), serverClock)
}

/** The classes of a day in the server's time zone, or (null) those of the next 24 hours. */
export async function loadSchedule(
  locale: string,
  brandId: number | null,
  day: DayKey | null,
): Promise<Loadable<ServedDay<LiveClass>>> {
  const query = { brandId, perPage: 100 }
  const range = day === null ? null : dayRange(day, serverClock)
  const loaded = await (range === null
    ? cachedUpcomingLiveClasses(locale, 1, query)
    : cachedLiveClasses(locale, { ...query, ...range }))
  if (!loaded.ok) return loaded
  return { ok: true, data: { day, range, classes: loaded.data.data } }
}
