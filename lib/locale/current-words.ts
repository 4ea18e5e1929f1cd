import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/routing/current-page'
import type { DateLocale } from './date-words'
import { catalogueLang } from './catalogue-language'

/** The date formats of the page being rendered. Server components only. */
export async function currentDateLocale(): Promise<DateLocale> {
  const t = await getTranslations()
  return t.raw('dates')
}

/** The `lang` attribute of catalogue text on the page being rendered. Server components only. */
export const currentCatalogueLang = async () => catalogueLang(await currentLocale())
