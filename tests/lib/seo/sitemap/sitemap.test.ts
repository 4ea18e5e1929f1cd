import { describe, expect, it } from 'vitest'
import { type Api, createClient } from '@/lib/api/client'
import { locales } from '@/lib/locale/locales'
import {
  countVideoFiles,
  sectionEntries,
  studioEntries,
  videoEntries,
} from '@/lib/seo/sitemap/entries'
import { sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap/sitemap-files'
import { json, startHttpServer } from '@/tests/support/http-server'

const origin = 'https://x-plus.example'
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

/** A provider with this many videos. */
async function providerWith(total: number) {
  const server = await startHttpServer(({ url }, response) => {
    const query = new URL(url, 'http://x').searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    const from = (page - 1) * size
    const ids = Array.from(
      { length: Math.max(0, Math.min(size, total - from)) },
      (_, i) => from + i,
    )
    json(response, {
      data: ids.map((id) => ({
        id: id + 1,
        title: 't',
        kind: 'workout',
        duration_seconds: 60,
        released_at: '2026-01-02T03:04:05Z',
        thumbnail_url: 'https://media.example/a.webp?v=1',
        brand_data: { id: 4, external_id: '4', name: 'Yoga' },
        instructor: { id: 1, first_name: 'A', last_name: 'B' },
      })),
      paging: { next_page: from + size < total ? page + 1 : null },
    })
  })
  return createClient({ baseUrl: () => server.url, timeoutMs: 5000 })
}

describe('sitemapXml', () => {
  it('lists a page in every language, each with all alternates', () => {
    const xml = sitemapXml(origin, [{ screen: 'classes', brand: 'yoga' }])
    expect(locs(xml)).toEqual(
      locales.map((tag) => `${origin}${tag === 'en' ? '' : `/${tag}`}/classes?brand=yoga`),
    )
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(locales.length)
    expect(xml.match(/<xhtml:link /g)).toHaveLength(locales.length * (locales.length + 1))
  })

  it('escapes URLs', () => {
    const xml = sitemapXml(origin, [
      {
        screen: 'video-detail',
        brand: 'yoga',
        query: { id: 3 },
        image: 'https://media.example/a.webp?v=1&x=<',
        changed: '2026-01-02T03:04:05+02:00',
      },
    ])
    expect(xml).toContain(`<loc>${origin}/video-detail?id=3&amp;brand=yoga</loc>`)
    expect(xml).toContain('https://media.example/a.webp?v=1&amp;x=&lt;&amp;w=1280')
    expect(xml).toContain('<lastmod>2026-01-02T01:04:05.000Z</lastmod>')
    expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
  })
})

it('lists home and the lists of X+ and of each brand that is offered', async () => {
  const brand = (id: string, name: string) => ({
    id: Number(id),
    externalId: id,
    name,
    workoutType: name.toLowerCase(),
    mainColor: '#000000',
  })
  const api = {
    get: () => Promise.resolve({ data: [brand('2', 'Rowing'), brand('99', 'Surfing')] }),
  } as unknown as Api
  const listed = locs(sitemapXml(origin, await sectionEntries(api)))
  expect(listed).toContain(`${origin}/`)
  expect(listed).toContain(`${origin}/classes/programs?brand=rowing`)
  expect(listed).toContain(`${origin}/schedule?brand=99`)
  expect(listed.join()).not.toMatch(/yoga/)
  expect(new Set(listed).size).toBe(listed.length)
})

it('lists the page of every studio', async () => {
  const asked: unknown[] = []
  const api = {
    get: (path: string, { query }: { query: { page: number } }) => {
      asked.push([path, query.page])
      const { page } = query
      return Promise.resolve({ data: [{ id: page }], paging: { nextPage: page < 2 ? 2 : null } })
    },
  } as unknown as Api
  const xml = sitemapXml(origin, await studioEntries(api))
  expect(asked).toEqual([
    ['/v1/studios', 1],
    ['/v1/studios', 2],
  ])
  expect(locs(xml)).toContain(`${origin}/es/studios/2`)
})

it('an index lists files', () => {
  const files = [`${origin}/sitemap/pages.xml`, `${origin}/sitemap/videos-1.xml`]
  expect(locs(sitemapIndexXml(files))).toEqual(files)
})

describe('the videos of the sitemap', () => {
  // Whole pages of 100, as many as have at most 50,000 addresses in all languages.
  const perFile = Math.floor(500 / locales.length) * 100

  it.each([
    [0, 1],
    [250, 1],
    [perFile, 1],
    [perFile + 1, 2],
    [3 * perFile + 50, 4],
  ])('%i need %i files', async (total, files) => {
    expect(await countVideoFiles(await providerWith(total))).toBe(files)
  })

  it('are all in exactly one of the files', async () => {
    const api = await providerWith(perFile + 150)
    const [first, second] = await Promise.all([videoEntries(api, 1), videoEntries(api, 2)])
    expect([first.length, second.length]).toEqual([perFile, 150])
    expect(second[0]).toEqual({
      screen: 'video-detail',
      query: { id: perFile + 1 },
      changed: '2026-01-02T03:04:05Z',
      image: 'https://media.example/a.webp?v=1',
    })
  })
})
