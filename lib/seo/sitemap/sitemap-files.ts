import 'server-only'
import { cacheTag } from 'next/cache'
import { type Loadable, toLoadable } from '@/lib/api/cached/loadable'
import { publicApiIn } from '@/lib/api/server-clients'
import { env } from '@/lib/config/env'
import { defaultLocale, locales } from '@/lib/locale/locales'
import { pictureUrl } from '@/lib/routing/picture-url'
import { pageAddresses } from '@/lib/seo/page-metadata'
import { errorResponse } from '@/lib/server/responses'
import {
  countVideoFiles,
  groupEntries,
  instructorEntries,
  liveClassEntries,
  sectionEntries,
  studioEntries,
  type SitemapEntry,
  videoEntries,
} from './entries'

/** Revalidation time of a file, in seconds. */
const HOUR = 3600

const provider = () => publicApiIn(defaultLocale)

async function file(lists: readonly Promise<SitemapEntry[]>[]) {
  return sitemapXml(env().NEXTAUTH_URL, (await Promise.all(lists)).flat())
}

/** The number of sitemap files for all videos. */
export async function cachedVideoFiles() {
  'use cache'
  cacheTag('videos')
  return toLoadable(countVideoFiles(provider()), HOUR)
}

/** Sitemap file number `number` of the videos. */
export async function cachedVideoFile(number: number) {
  'use cache'
  cacheTag('videos')
  return toLoadable(file([videoEntries(provider(), number)]), HOUR)
}

/** The file with everything except videos, or (`whole`) with everything. */
export async function cachedPagesFile(whole: boolean) {
  'use cache'
  cacheTag('brands', 'videos', 'live-classes', 'video-groups', 'instructors', 'studios')
  const api = provider()
  const lists = [
    sectionEntries(api),
    groupEntries(api),
    instructorEntries(api),
    studioEntries(api),
    liveClassEntries(api, Date.now()),
  ]
  return toLoadable(file(whole ? [...lists, videoEntries(api, 1)] : lists), HOUR)
}

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

/** A sitemap of these pages: an address for each language, with all the others beside it. @internal */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const namespaces = [
    `xmlns="${NAMESPACE}"`,
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ')
  const body = entries.map((entry) => urls(origin, entry)).join('\n')
  return `${HEAD}<urlset ${namespaces}>\n${body}\n</urlset>\n`
}

/** A sitemap index with the absolute URLs of sitemap files. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const body = addresses.map((url) => `<sitemap>${element('loc', url)}</sitemap>`).join('\n')
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${body}\n</sitemapindex>\n`
}

/**
 * Responds with a sitemap file, or with 503 when the provider is down and no cached file exists.
 */
export function xmlResponse(file: Loadable<string>): Response {
  if (!file.ok) return errorResponse(503, 'unavailable', { 'retry-after': '60' })
  return new Response(file.data, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
