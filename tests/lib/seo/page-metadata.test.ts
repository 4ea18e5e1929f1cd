import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/locale/locales'
import { pageAddresses, pageMetadata } from '@/lib/seo/page-metadata'
import type { PageContext } from '@/lib/routing/links'
import type { QueryParams } from '@/lib/routing/query'
import type { ScreenKey } from '@/lib/routing/screens'

const origin = 'https://x-plus.example'

describe('page URLs', () => {
  it.each<[PageContext, ScreenKey, QueryParams, canonical: string]>([
    [{ locale: 'en', brand: 'all' }, 'home', {}, '/'],
    [{ locale: 'en', brand: 'yoga' }, 'home', {}, '/?brand=yoga'],
    [{ locale: 'en-AU', brand: 'all' }, 'home', {}, '/en-AU'],
    [{ locale: 'en-AU', brand: 'yoga' }, 'home', {}, '/en-AU?brand=yoga'],
    [{ locale: 'en', brand: 'all' }, 'video-detail', { id: 3 }, '/video-detail?id=3'],
    [
      { locale: 'en-AU', brand: 'yoga' },
      'collection-detail',
      { id: 3 },
      '/en-AU/classes/collections/3?brand=yoga',
    ],
    [
      { locale: 'en-CA', brand: 'barre' },
      'video-detail',
      { id: 3 },
      '/en-CA/video-detail?id=3&brand=barre',
    ],
  ])('%o on %s with %o is %s', (context, screen, query, path) => {
    expect(pageAddresses(origin, context, screen, query).canonical).toBe(`${origin}${path}`)
  })

  it('lists the page in every language, and the default for all others', () => {
    const { canonical, languages } = pageAddresses(
      origin,
      { locale: 'en-CA', brand: 'all' },
      'classes',
    )
    expect(Object.keys(languages)).toEqual([...locales, 'x-default'])
    expect(languages).toMatchObject({
      en: `${origin}/classes`,
      'en-US': `${origin}/en-US/classes`,
      'en-AU': `${origin}/en-AU/classes`,
      'en-CA': `${origin}/en-CA/classes`,
      es: `${origin}/es/classes`,
      'fr-CA': `${origin}/fr-CA/classes`,
      'x-default': `${origin}/classes`,
    })
    expect(canonical).toBe(languages['en-CA'])
  })
})

describe('pageMetadata', () => {
  const page = {
    locale: 'en-AU' as const,
    addresses: pageAddresses(origin, { locale: 'en-AU', brand: 'all' }, 'classes'),
    title: 'Classes',
    description: 'Everything on demand.',
    picture: { url: `${origin}/p.jpg`, alt: 'Classes' },
    type: 'website' as const,
    indexed: true,
  }

  it('has the same data for search engines and social networks', () => {
    expect(pageMetadata(page)).toMatchObject({
      title: 'Classes',
      description: page.description,
      alternates: page.addresses,
      openGraph: {
        title: 'Classes',
        url: page.addresses.canonical,
        locale: 'en_AU',
        alternateLocale: expect.arrayContaining(['en_US', 'en_CA', 'es_ES', 'fr_CA']) as string[],
        images: [{ url: `${origin}/p.jpg`, width: 1200, height: 630 }],
      },
      twitter: { card: 'summary_large_image', description: page.description },
    })
    expect(pageMetadata(page).openGraph).not.toMatchObject({
      alternateLocale: expect.arrayContaining(['en_AU']) as string[],
    })
    expect(pageMetadata(page)).not.toHaveProperty('robots')
  })

  it('leaves the title of home to the product', () => {
    const home = pageMetadata({ ...page, title: undefined })
    expect(home).not.toHaveProperty('title')
    expect(home.openGraph).toMatchObject({ title: 'X+' })
  })

  it('can exclude a page from indexing', () => {
    expect(pageMetadata({ ...page, indexed: false }).robots).toEqual({ index: false, follow: true })
  })
})
