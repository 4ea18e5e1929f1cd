import { getTranslations } from 'next-intl/server'
import type { DateLocale } from './date-words'

/** The date formats of the page being rendered. Server components only. */
export async function currentDateLocale(): Promise<DateLocale> {
  const t = await getTranslations()
  return t.raw('dates')
}
