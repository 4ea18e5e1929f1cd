import { locales } from '@/lib/locale/locales'
import { pictureUrl } from '@/lib/routing/picture-url'
import { pageAddresses } from '@/lib/seo/page-addresses'
import type { SitemapEntry } from './sitemap-entry'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

function urls(origin: string, entry: SitemapEntry): string {
  const { screen, query, brand = 'all', changed, image } = entry
  const { languages } = pageAddresses(origin, { locale: 'en', brand }, screen, query)
  const alternates = Object.entries(languages)
    .map(
      ([language, url]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`,
    )
    .join('')
  const rest = [
    changed ? element('lastmod', new Date(changed).toISOString()) : '',
    alternates,
    image ? `<image:image>${element('image:loc', pictureUrl(image, 1280))}</image:image>` : '',
  ].join('')
  return locales
    .map((locale) => `<url>${element('loc', languages[locale])}${rest}</url>`)
    .join('\n')
}

/** A sitemap of these pages: an address for each language, with all the others beside it. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const namespaces = [
    `xmlns="${NAMESPACE}"`,
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ')
  const body = entries.map((entry) => urls(origin, entry)).join('\n')
  return `${HEAD}<urlset ${namespaces}>\n${body}\n</urlset>\n`
}

/** A sitemap that only names others, by their absolute addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const body = addresses.map((url) => `<sitemap>${element('loc', url)}</sitemap>`).join('\n')
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${body}\n</sitemapindex>\n`
}
