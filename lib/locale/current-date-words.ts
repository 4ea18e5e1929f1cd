import { getTranslations } from 'next-intl/server'
import type { DateWords } from './date-words'

/** How the language of the page being rendered writes dates. Server components only. */
export async function currentDateWords(): Promise<DateWords> {
  const t = await getTranslations()
  return t.raw('dates')
}
