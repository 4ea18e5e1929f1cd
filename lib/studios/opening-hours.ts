import type { OpeningHours } from '@/lib/api/studios'

/** A moment by the clock of a studio: the day of the week (0 is Sunday) and minutes since midnight. */
export interface WeekMoment {
  day: number
  minute: number
}

/**
 * Whether a studio is open: until when, or when it opens next, as `HH:mm` and how many days ahead.
 */
export type OpenState =
  { isOpen: true; until: string } | { isOpen: false; opens: string; day: number; daysAhead: number }

/** The days of the week in the order of a table, from Monday on. */
const weekDays = [1, 2, 3, 4, 5, 6, 0] as const

/** Minutes since midnight of a time of day, `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The opening hours of each day, from Monday on; a day without any is closed. */
export function openingWeek(hours: readonly OpeningHours[]) {
  return weekDays.map((day) => ({ day, times: hours.filter((one) => one.day === day) }))
}

/** Whether a studio is open at a moment; null when it has no opening hours. */
export function openState(
  hours: readonly OpeningHours[],
  { day, minute }: WeekMoment,
): OpenState | null {
  const open = hours.find(
    (one) => one.day === day && minutesOf(one.opens) <= minute && minute < minutesOf(one.closes),
  )
  if (open) return { isOpen: true, until: open.closes }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const next = hours.find(
      (one) =>
        one.day === (day + daysAhead) % 7 && (daysAhead > 0 || minutesOf(one.opens) > minute),
    )
    if (next) return { isOpen: false, opens: next.opens, day: next.day, daysAhead }
  }
  return null
}
