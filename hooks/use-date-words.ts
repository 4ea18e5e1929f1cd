import { useMessages } from 'next-intl'
import type { DateLocale } from '@/lib/locale/date-words'

/** How the language of the page writes dates; for islands below a message provider that has them. */
export function useDateWords(): DateLocale {
  return useMessages().dates as DateLocale
}
