import { type Plural, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'

const MINUTE_MS = 60_000

export interface Countdown {
  unit: 'day' | 'hour' | 'minute'
  count: number
}

/** How long until something starts, in the one unit that says it best; null once it has. */
export function countdown(startMs: number, now: number): Countdown | null {
  const minutes = Math.ceil((startMs - now) / MINUTE_MS)
  if (minutes <= 0) return null
  if (minutes < 60) return { unit: 'minute', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.round(minutes / 1440) }
}

/** How long until something starts, in words, by unit: `in {count} hours`. */
export type CountdownTexts = Record<Countdown['unit'], Plural>

/** A countdown in words, as in `in 3 hours`. */
export function inWords({ unit, count }: Countdown, texts: CountdownTexts, locale: Locale): string {
  return plural(texts[unit], count, locale)
}
