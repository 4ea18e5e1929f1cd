import { clockOf } from '@/lib/time/time-zone'
import type { WeekMoment } from './opening-hours'

/** A moment (milliseconds since 1970) by the clock of a zone; null for a zone that is unknown here. */
export function weekMoment(now: number, timeZone: string): WeekMoment | null {
  try {
    const clock = clockOf(timeZone)(now)
    return { day: clock.getUTCDay(), minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
