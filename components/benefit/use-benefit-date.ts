'use client'

import { useMessages } from 'next-intl'
import type { DateLocale } from '@/lib/locale/date-words'
import { formatFullDate } from '@/lib/time/time-formats'

/** Writes a day of a benefit, in the viewer's time zone; empty for none. */
export function useBenefitDate(): (at: string | null) => string {
  const words = useMessages().dates as DateLocale
  return (at) => (at === null ? '' : formatFullDate(at, words))
}
