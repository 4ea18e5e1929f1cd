import { useDateWords } from '@/hooks/use-date-words'
import { useNow } from '@/hooks/use-now'
import { DAY_MS, formatFullDate, formatFullDay } from '@/lib/time/dates'
import type { Moment } from '@/lib/time/wall-clock'

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
