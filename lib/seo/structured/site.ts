import { PRODUCT_NAME } from '@/lib/brand/brands'
import { organization, type Thing } from './thing'

interface SiteFacts {
  origin: string
  /** URL of the home page in the page's locale. */
  url: string
  /** URL of the searchable list in the page's locale, without parameters. */
  searchUrl: string
  locale: string
  helpUrl: string
  email: string
}

/** The organization and the site with its search, as structured data of the home page. */
export function site({ origin, url, searchUrl, locale, helpUrl, email }: SiteFacts): Thing[] {
  return [
    {
      ...organization(origin),
      logo: `${origin}/icons/icon-512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: helpUrl,
        email,
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: PRODUCT_NAME,
      url,
      inLanguage: locale,
      publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
