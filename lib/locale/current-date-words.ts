import { getTranslations } from 'next-intl/server'
import type { DateLocale } from './date-words'

/** How the language of the page being rendered writes dates. Server components only. */
export async function currentDateLocale(): Promise<DateLocale> {
  const t = await getTranslations()
  return t.raw('dates')
}
