import { useMessages } from 'next-intl'
import { useNow } from '@/hooks/use-now'
import { DAY_MS, type Moment } from '@/lib/time/dates'
import { formatFullDate, formatFullDay } from '@/lib/time/time-formats'
import type { DateLocale } from '@/lib/locale/date-words'

/** Dates further ahead than this are shown with their year. */
const YEAR_NEEDED_MS = 300 * DAY_MS

/** Formats the day of a charge, with its year when it could be mistaken for an earlier day. */
export function useChargeDate() {
  const words = useDateWords()
  const now = useNow(DAY_MS) ?? 0
  return (at: Moment) =>
    new Date(at).getTime() - now > YEAR_NEEDED_MS
      ? formatFullDate(at, words)
      : formatFullDay(at, words)
}

/**
 * The date formats of the page's language, for client components below a provider with the `dates`
 * messages.
 */
export function useDateWords(): DateLocale {
  return useMessages().dates as DateLocale
}
