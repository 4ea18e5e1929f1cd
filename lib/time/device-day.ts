import type { DayKey } from './calendar'

// lib/time/calendar knows every clock; inline scripts know the device's alone.

/** The calendar day that a moment falls on by the device's clock. */
export const deviceDay = (moment: Date): DayKey =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The first and the past-the-end moment of a calendar day by the device's clock, as ISO times. */
export function deviceDayRange(day: DayKey): { from: string; to: string } {
  const start = new Date(`${day}T00:00`)
  const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)
  return { from: start.toISOString(), to: end.toISOString() }
}
