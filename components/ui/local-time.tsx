'use client'

import { useDeferredValue } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import { type TimeFormat, timeFormats } from '@/lib/time/dates'
import type { DateLocale } from '@/lib/locale/date-words'

interface LocalTimeProps {
  /** ISO time. */
  date: string
  format: TimeFormat
  words: DateLocale
  /**
   * What the server wrote (`placeTime`), so that a browser need not know the clock of another place;
   * null for what only a browser renders.
   */
  placeText: string | null
}

/** A moment by the viewer's own clock; until the page is alive by the clock of its place, named. */
export function LocalTime({ date, format, words, placeText }: LocalTimeProps) {
  // Dozens of these may stand in a list: none of them is urgent.
  const hydrated = useDeferredValue(useHydrated())
  return (
    <time dateTime={date}>
      {hydrated || placeText === null ? timeFormats[format](date, words) : placeText}
    </time>
  )
}
