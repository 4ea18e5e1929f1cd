'use client'

import { useDeferredValue } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import type { DateLocale } from '@/lib/locale/date-words'
import { type TimeFormat, timeFormats } from '@/lib/time/time-formats'

interface LocalTimeProps {
  /** ISO time. */
  date: string
  format: TimeFormat
  words: DateLocale
  /**
   * The server-rendered text (`placeTime`), so that browsers need no time zone data; null when only
   * the browser renders it.
   */
  placeText: string | null
}

/**
 * A time in the viewer's time zone; before hydration in the time zone of the class, with its name.
 */
export function LocalTime({ date, format, words, placeText }: LocalTimeProps) {
  // Deferred, because a list may contain dozens of these and none is urgent.
  const hydrated = useDeferredValue(useHydrated())
  return (
    <time dateTime={date}>
      {hydrated || placeText === null ? timeFormats[format](date, words) : placeText}
    </time>
  )
}
