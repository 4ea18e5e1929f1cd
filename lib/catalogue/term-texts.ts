import 'server-only'
import { getTranslations } from 'next-intl/server'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale } from '@/lib/routing/current-page'
import type { Locale } from '@/lib/locale/locales'
import type { TermTexts } from './terms'

/** The names of modalities, equipment or body focuses in a language, by default the page's. */
export async function termTexts(
  kind: 'modalities' | 'equipment' | 'bodyFocuses',
  locale?: Locale,
): Promise<TermTexts> {
  const of = locale ?? (await currentLocale())
  const t = await getTranslations({ locale: of, namespace: 'catalogue.terms' })
  return { names: t.raw(kind), ...catalogueLang(of) }
}
