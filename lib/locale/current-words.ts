import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/routing/current-page'
import type { DateLocale } from './date-words'
import { catalogueLang } from './catalogue-language'

/** How the language of the page being rendered writes dates. Server components only. */
export async function currentDateLocale(): Promise<DateLocale> {
  const t = await getTranslations()
  return t.raw('dates')
}

/** Marks of the catalogue's words on the page being rendered. Server components only. */
export const currentCatalogueLang = async () => catalogueLang(await currentLocale())
