import { useMessages } from 'next-intl'
import { useNow } from '@/hooks/use-now'
import { DAY_MS, formatFullDate, formatFullDay, type Moment } from '@/lib/time/dates'
import type { DateLocale } from '@/lib/locale/date-words'

/** From how far ahead a date needs its year. */
const YEAR_NEEDED_MS = 300 * DAY_MS

/** How the day of a charge is written: with its year where it could be taken for a nearer day. */
export function useChargeDate() {
  const words = useDateWords()
  const now = useNow(DAY_MS) ?? 0
  return (at: Moment) =>
    new Date(at).getTime() - now > YEAR_NEEDED_MS
      ? formatFullDate(at, words)
      : formatFullDay(at, words)
}

/** How the language of the page writes dates; for islands below a message provider that has them. */
export function useDateWords(): DateLocale {
  return useMessages().dates as DateLocale
}
