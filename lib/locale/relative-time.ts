import type { Locale } from '@/lib/locale/locales'

const formats = new Map<Locale, Intl.RelativeTimeFormat>()

/** A span of time from now in words, as in `in 3 hours`. */
export function relativeTime(
  locale: Locale,
  { count, unit }: { count: number; unit: Intl.RelativeTimeFormatUnit },
): string {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale)
  formats.set(locale, format)
  return format.format(count, unit)
}
