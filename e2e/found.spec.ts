import type { Page } from '@playwright/test'
import { locales } from '@/lib/locale/locales'
import { problemsOf } from '@/tests/lib/seo/structured/schema-rules'
import { seedClass } from './support/live-class'
import { callProvider } from './support/provider'
import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

const { webUrl } = e2eSettings()
const languages = [...locales, 'x-default']

/** Reads the metadata of a page's HTML as sent, without running scripts. */
async function readHead(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const meta = (name: string) =>
      parsed.head
        .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
        ?.getAttribute('content') ?? null
    const links = (selector: string) =>
      [...parsed.head.querySelectorAll<HTMLLinkElement>(selector)].map((link) => [
        link.hreflang,
        link.getAttribute('href'),
      ])
    return {
      title: parsed.title,
      description: meta('description'),
      robots: meta('robots'),
      canonical: links('link[rel="canonical"]')[0]?.[1] ?? null,
      alternates: Object.fromEntries(links('link[rel="alternate"]')) as Record<string, string>,
      picture: meta('og:image'),
      card: meta('twitter:card'),
      shared: meta('og:url'),
      data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
    }
  }, html)
}

/** The objects of a page's structured data, whether single or in a graph. */
function things(data: string[]): Record<string, unknown>[] {
  return data
    .map((text) => JSON.parse(text) as { '@graph'?: Record<string, unknown>[] })
    .flatMap((parsed) => parsed['@graph'] ?? [parsed as Record<string, unknown>])
}

/** The first collection or program of the catalogue. */
async function firstGroup(kind: 'collections' | 'programs') {
  const { body } = await callProvider<{ data: { id: number; title: string }[] }>(
    'GET',
    `/v1/video_groups/${kind}`,
  )
  return body.data[0]!
}

test.describe('the metadata of pages', () => {
  test('canonical URLs in every language, a picture and structured data', async ({
    page,
    request,
  }) => {
    const cases: [path: string, title: RegExp, kinds: string[]][] = [
      ['/', /^X\+$/, ['Organization', 'WebSite']],
      ['/classes?brand=yoga', /^Classes · X\+$/, []],
      ['/classes/workouts', /^Workouts · X\+$/, ['BreadcrumbList']],
      ['/video-detail?id=3', / · X\+$/, ['VideoObject', 'BreadcrumbList']],
      ['/schedule', /^Schedule · X\+$/, []],
      ['/studios?brand=yoga', /^Studios · X\+$/, ['ItemList']],
      ['/studios/7', /, Boston · X\+$/, ['ExerciseGym', 'BreadcrumbList']],
      ['/subscription-plan-selector', / · X\+$/, []],
    ]
    for (const [path, title, kinds] of cases)
      await test.step(path, async () => {
        const head = await readHead(page, await (await request.get(path)).text())
        expect(head.title).toMatch(title)
        expect(head.description?.length).toBeGreaterThan(20)
        expect(head.robots).toBeNull()
        expect(head.canonical).toBe(`${webUrl}${path}`)
        expect(head.shared).toBe(head.canonical)
        expect(Object.keys(head.alternates)).toEqual(languages)
        expect(head.alternates['en']).toBe(head.canonical)
        expect(head.card).toBe('summary_large_image')
        const picture = await request.get(head.picture ?? '')
        expect(picture.headers()['content-type']).toBe('image/jpeg')
        expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
        const found = things(head.data)
        expect(found.map((thing) => thing['@type']).sort()).toEqual([...kinds].sort())
        expect(found.flatMap(problemsOf)).toEqual([])
      })
  })

  test('a live class has event and breadcrumbs as structured data', async ({ page, request }) => {
    const { id, title } = await seedClass({ title: '</script><b>Live & bold' })
    const address = `/live-class-detail?id=${id}&brand=boxing`
    const head = await readHead(page, await (await request.get(address)).text())
    expect(head.canonical).toBe(`${webUrl}${address}`)
    expect(head.alternates['en-AU']).toBe(`${webUrl}/en-AU${address}`)
    const [event, trail] = things(head.data)
    expect(event).toMatchObject({ '@type': 'Event', name: title })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    expect([event, trail].flatMap(problemsOf)).toEqual([])
    const picture = await request.get(head.picture ?? '')
    expect(picture.headers()['cache-control']).toContain('immutable')
  })

  test('collections and programs have structured data', async ({ page, request }) => {
    for (const [kind, type] of [
      ['collections', 'ItemList'],
      ['programs', 'Course'],
    ] as const)
      await test.step(kind, async () => {
        const { id, title } = await firstGroup(kind)
        const address = `${webUrl}/classes/${kind}/${id}`
        const head = await readHead(page, await (await request.get(address)).text())
        expect(head.title).toBe(`${title} · X+`)
        expect(head.canonical).toBe(address)
        expect((await request.get(head.picture ?? '')).headers()['cache-control']).toContain(
          'immutable',
        )
        const found = things(head.data)
        expect(found.map((thing) => thing['@type'])).toEqual([type, 'BreadcrumbList'])
        expect(found.flatMap(problemsOf)).toEqual([])
      })
  })

  test('a filtered or private URL has a clean canonical URL', async ({ page, request }) => {
    const private_ = '/video-detail?id=3&onBack=%2Fclasses&referrer_id=9'
    const head = await readHead(page, await (await request.get(private_)).text())
    expect(head.canonical).toBe(`${webUrl}/video-detail?id=3`)
    const search = await request.get('/classes/workouts?q=slow')
    expect(search.headers()['x-robots-tag']).toBe('noindex')
  })

  test('steps to an account and unknown pages keeps them from being indexed', async ({
    page,
    request,
  }) => {
    for (const path of ['/login', '/email-lookup', '/forgot-password', '/nope']) {
      const head = await readHead(page, await (await request.get(path)).text())
      expect(head.robots, path).toMatch(/noindex/)
    }
  })
})

test('the sitemap is well formed and complete', async ({ page, request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toMatch(/^application\/xml/)
  const text = await response.text()
  const listed = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    if (parsed.querySelector('parsererror')) return []
    return [...parsed.querySelectorAll('url > loc')].map((loc) => loc.textContent ?? '')
  }, text)
  for (const path of ['/', '/?brand=yoga', '/classes/workouts', '/schedule', '/video-detail?id=3'])
    expect(listed).toContain(`${webUrl}${path}`)
  expect(listed).toContain(`${webUrl}/en-AU/video-detail?id=3`)
  for (const kind of ['collections', 'programs'] as const)
    expect(listed).toContain(`${webUrl}/classes/${kind}/${(await firstGroup(kind)).id}`)
  expect(listed.some((url) => url.includes('/live-class-detail?id='))).toBe(true)
  expect(listed.filter((url) => /login|account|subscribe\//.test(url))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('robots.txt lists the sitemap and the private sections', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${webUrl}/sitemap.xml`)
  for (const path of ['/api/', '/account/', '/en-AU/bookings'])
    expect(text).toContain(`Disallow: ${path}\n`)
})

test('a social sharing picture is in the language of its page', async ({ page, request }) => {
  const pictureOf = async (path: string) =>
    (await readHead(page, await (await request.get(path)).text())).picture ?? ''
  const english = await pictureOf('/video-detail?id=3')
  const spanish = await pictureOf('/es/video-detail?id=3')
  expect(english).toMatch(/\/pictures\/video\/3\?v=[0-9a-f]{12}$/)
  expect(spanish).toMatch(/\/pictures\/video\/3\?lang=es&v=[0-9a-f]{12}$/)
  const [inEnglish, inSpanish] = await Promise.all(
    [english, spanish].map(async (url) => (await request.get(url, { maxRedirects: 0 })).body()),
  )
  expect(inSpanish!.equals(inEnglish!)).toBe(false)
  // An outdated version redirects to the current one in the same language.
  const old = await request.get('/pictures/video/3?lang=es&v=made-up', { maxRedirects: 0 })
  expect(`${webUrl}${old.headers()['location']}`).toBe(spanish)
})

test('social sharing pictures only exist for known entities', async ({ request }) => {
  for (const path of ['/pictures/video/999999', '/pictures/video/x', '/pictures/page/3'])
    expect((await request.get(path)).status()).toBe(404)
  const other = await request.get('/pictures/video/3?v=made-up', { maxRedirects: 0 })
  expect(other.status()).toBe(307)
  expect(other.headers()['location']).toMatch(/^\/pictures\/video\/3\?v=[0-9a-f]{12}$/)
})

test('without the provider pages keep a picture, and the sitemap asks crawlers to retry', async ({
  request,
  faults,
}) => {
  faults.set('down')
  const picture = () => request.get(`${faults.url}/pictures/video/7`, { maxRedirects: 0 })
  const away = await picture()
  expect(away.status()).toBe(307)
  expect(away.headers()['location']).toBe('/brands/all/shared.jpg')
  expect(away.headers()['cache-control']).toContain('no-store')
  const sitemap = await request.get(`${faults.url}/sitemap.xml`)
  expect(sitemap.status()).toBe(503)
  expect(sitemap.headers()['retry-after']).toBe('60')
  faults.set('none')
  await expect
    .poll(async () => (await picture()).headers()['location'])
    .toMatch(/^\/pictures\/video\/7\?v=/)
  await expect.poll(async () => (await request.get(`${faults.url}/sitemap.xml`)).status()).toBe(200)
})

test('an unknown URL offers a search and links', async ({ page }) => {
  await page.goto('/en-AU/nope?brand=yoga')
  await expect(page.getByRole('banner')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Schedule' })).toHaveAttribute(
    'href',
    '/en-AU/schedule?brand=yoga',
  )
  await main.getByRole('searchbox').fill('flow')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/en-AU/classes/workouts?brand=yoga&q=flow')
  await expect(page.getByRole('searchbox', { name: 'Search workouts' })).toHaveValue('flow')
})
