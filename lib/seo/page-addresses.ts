import { defaultLocale, type Locale, locales } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/routing/query'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'

export interface PageAddresses {
  /** The one address under which search engines keep the page. */
  canonical: string
  /** The same page in every language, and for readers of none of them. */
  languages: Record<Locale | 'x-default', string>
}

/**
 * The absolute addresses of a page. They keep the brand and what `query` names, the id of an entity
 * or a day; whatever else a visitor's address carries (filters, steps, referrers) makes no other page.
 *
 * @param origin where people open the product, without a path
 */
export function pageAddresses(
  origin: string,
  { locale, brand }: PageContext,
  screen: ScreenKey,
  query: QueryParams = {},
): PageAddresses {
  const inLanguage = (of: Locale) => `${origin}${linksFrom({ locale: of, brand })(screen, query)}`
  const languages = Object.fromEntries(locales.map((of) => [of, inLanguage(of)]))
  return {
    canonical: inLanguage(locale),
    languages: {
      ...(languages as Record<Locale, string>),
      'x-default': inLanguage(defaultLocale),
    },
  }
}
