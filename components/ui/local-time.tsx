'use client'

import { useHydrated } from '@/hooks/use-hydrated'
import { formatDay, formatLongDate, formatShortDate, formatTime } from '@/lib/dates'
import { zoneName } from '@/lib/time-zone'

const formats = {
  time: formatTime,
  day: formatDay,
  'long-date': formatLongDate,
  'short-date': formatShortDate,
}

interface LocalTimeProps {
  /** ISO time. */
  date: string
  /** Where it is given: the server's HTML shows its clock there and names it. */
  timeZone: string
  format: keyof typeof formats
}

/** A moment by the viewer's own clock; until the page is alive by the clock of its place, named. */
export function LocalTime({ date, timeZone, format }: LocalTimeProps) {
  const hydrated = useHydrated()
  const shown = formats[format](date, hydrated ? undefined : timeZone)
  const zone = !hydrated && format === 'time' ? ` ${zoneName(date, timeZone)}` : ''
  return (
    <time dateTime={date}>
      {shown}
      {zone}
    </time>
  )
}
