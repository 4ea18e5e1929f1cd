import { type Plural, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'

const MINUTE_MS = 60_000

export interface Countdown {
  unit: 'day' | 'hour' | 'minute'
  count: number
}

/** The time until a start, in the most suitable unit; null once it has passed. */
export function countdown(startMs: number, now: number): Countdown | null {
  const minutes = Math.ceil((startMs - now) / MINUTE_MS)
  if (minutes <= 0) return null
  if (minutes < 60) return { unit: 'minute', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.round(minutes / 1440) }
}

/** The texts of a countdown by unit, such as `in {count} hours`. */
export type CountdownTexts = Record<Countdown['unit'], Plural>

/** Formats a countdown, for example `in 3 hours`. */
export function inWords({ unit, count }: Countdown, texts: CountdownTexts, locale: Locale): string {
  return plural(texts[unit], count, locale)
}
