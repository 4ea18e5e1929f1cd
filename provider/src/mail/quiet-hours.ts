import { addMs, hourMs, minuteMs } from '../time'

/** Hours of the day, from 0 to 23; those that pass midnight have `from` after `until`. */
export type QuietHours = { from: number; until: number }

const hourIn = (moment: Date, timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(moment),
  )

const isQuiet = (hour: number, { from, until }: QuietHours) =>
  from < until ? hour >= from && hour < until : hour >= from || hour < until

/**
 * When the quiet hours end in which `moment` lies, or null when it lies in none. Steps of a quarter
 * of an hour meet every start of an hour in every zone, also when the clocks change.
 */
export function quietUntil(moment: Date, hours: QuietHours, timeZone: string): Date | null {
  if (!isQuiet(hourIn(moment, timeZone), hours)) return null
  const step = 15 * minuteMs
  let end = new Date(Math.floor(moment.getTime() / step) * step)
  const latest = addMs(moment, 25 * hourMs)
  while (end < latest && isQuiet(hourIn(end, timeZone), hours)) end = addMs(end, step)
  return end
}
