import 'server-only'
import { cacheLife } from 'next/cache'
import { cachedLiveClasses, cachedUpcomingLiveClasses } from '@/lib/api/cached/live-classes'
import type { Loaded } from '@/lib/api/cached/settle'
import type { LiveClass } from '@/lib/api/live-classes'
import { addDays, type DayKey } from '@/lib/calendar'
import { clockOf } from '@/lib/time-zone'
import { classesOfDay } from './classes-of-day'
import { scheduleDays } from './days'

// The server knows no visitor's zone; most classes are given in this one.
const serverClock = clockOf('America/New_York')

/** The days that the schedule shows, as of now on the server. */
export async function currentScheduleDays(): Promise<DayKey[]> {
  'use cache'
  cacheLife({ stale: 300, revalidate: 60, expire: 604_800 })
  return scheduleDays(Date.now(), serverClock)
}

/** The classes of a day by their own clocks, or (null) those of the next 24 hours. */
export async function loadSchedule(
  locale: string,
  brandId: number | null,
  day: DayKey | null,
): Promise<Loaded<LiveClass[]>> {
  const query = { brandId, perPage: 100 }
  // Zones reach from 12 hours behind UTC to 14 ahead of it.
  const loaded = await (day === null
    ? cachedUpcomingLiveClasses(locale, 1, query)
    : cachedLiveClasses(locale, {
        ...query,
        from: `${addDays(day, -1)}T00:00:00.000Z`,
        to: `${addDays(day, 2)}T00:00:00.000Z`,
      }))
  if (!loaded.ok) return loaded
  const { data } = loaded.data
  return { ok: true, data: day === null ? data : classesOfDay(data, day) }
}
