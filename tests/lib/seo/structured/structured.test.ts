import { describe, expect, it } from 'vitest'
import type { Studio } from '@/lib/api/studios'
import { gym } from '@/lib/seo/structured/gym'
import { breadcrumbList, itemList } from '@/lib/seo/structured/lists'
import { course, liveEvent, videoObject } from '@/lib/seo/structured/lessons'
import { duration, structuredText, type Thing } from '@/lib/seo/structured/thing'
import { site } from '@/lib/seo/structured/site'
import { videoFixture } from '@/tests/lib/catalogue/video-fixture'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { problemsOf } from './schema-rules'

const origin = 'https://x-plus.example'
const page = { origin, url: `${origin}/video-detail?id=3`, locale: 'en-AU' }
const pictured = {
  thumbnailUrl: 'https://media.example/a.webp?v=1',
  releasedAt: '2026-03-04T05:06:07+01:00',
}
const studio: Studio = {
  id: 7,
  name: 'Yoga on Beacon Street',
  brand: { id: 4, externalId: '4', name: 'Yoga' },
  address: {
    line1: '12 Beacon Street',
    line2: 'Suite 3',
    city: 'Boston',
    state: 'MA',
    postalCode: '02108',
    country: 'US',
  },
  phone: '6175550107',
  latitude: 42.35,
  longitude: -71.06,
  distanceMiles: null,
  freeClassAvailable: true,
  timeZone: 'America/New_York',
  hours: [
    { day: 0, opens: '08:00', closes: '14:00' },
    { day: 1, opens: '06:00', closes: '21:00' },
  ],
  websiteUrl: 'https://studio.example',
}
const studioPage = { url: `${origin}/studios/7`, image: `${origin}/brands/yoga/shared.jpg` }
const bareStudio: Studio = {
  ...studio,
  id: 8,
  address: { ...studio.address, line2: null, state: null, country: 'SG' },
  phone: null,
  hours: [],
  websiteUrl: null,
}
const program = {
  title: 'Four weeks',
  description: '',
  imageUrl: null,
  durationSeconds: 4000,
}
const home = {
  origin,
  url: `${origin}/en-AU`,
  searchUrl: `${origin}/en-AU/classes/workouts`,
  locale: 'en-AU',
  helpUrl: 'https://help.example',
  email: 'help@x-plus.example',
}

describe('structured data', () => {
  it.each<[string, Thing | null | undefined]>([
    ['a video', videoObject(videoFixture(pictured), page)],
    [
      'a free video with words and kinds',
      videoObject(
        videoFixture({
          ...pictured,
          free: true,
          description: 'Slow.',
          modalities: [{ id: 1, name: 'Flow', icon: null }],
        }),
        page,
      ),
    ],
    ['a live class', liveEvent(liveClassFixture(), page)],
    [
      'a live class with a picture',
      liveEvent(liveClassFixture({ imageUrl: 'https://media.example/a.webp', spotsLeft: 0 }), page),
    ],
    ['a program', course(program, page)],
    ['a breadcrumb', breadcrumbList([{ name: 'Home', url: `${origin}/` }, { name: 'Classes' }])],
    ['a list', itemList('Collections', [{ name: 'One', url: `${origin}/classes/collections/1` }])],
    ['a studio', gym(studio, studioPage)],
    ['a studio with little known of it', gym(bareStudio, studioPage)],
    ['the organization', site(home)[0]],
    ['the site', site(home)[1]],
  ])('of %s has all required and no unknown properties', (_, thing) => {
    expect(thing).toBeTruthy()
    expect(problemsOf(JSON.parse(structuredText([thing!])))).toEqual([])
  })

  it('has the time and duration of a live class', () => {
    expect(liveEvent(liveClassFixture(), page)).toMatchObject({
      inLanguage: 'en',
      startDate: '2026-03-04T10:00:00.000Z',
      endDate: '2026-03-04T10:45:00.000Z',
      duration: 'PT45M',
    })
  })

  it('has the address, phone number and opening hours of a studio', () => {
    expect(gym(studio, studioPage)).toMatchObject({
      '@id': `${origin}/studios/7#gym`,
      telephone: '+16175550107',
      address: { streetAddress: '12 Beacon Street, Suite 3', addressRegion: 'MA' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Sunday', opens: '08:00', closes: '14:00' },
        { dayOfWeek: 'https://schema.org/Monday', opens: '06:00', closes: '21:00' },
      ],
    })
  })

  it.each([
    ['a picture', { ...pictured, thumbnailUrl: null }],
    ['a date', { ...pictured, releasedAt: null }],
  ])('is null for a video without %s', (_, lacking) => {
    expect(videoObject(videoFixture(lacking), page)).toBeNull()
  })

  it('counts breadcrumbs from one, and gives this page no URL', () => {
    expect(breadcrumbList([{ name: 'Home', url: `${origin}/` }, { name: 'Here' }])).toMatchObject({
      itemListElement: [{ position: 1, item: `${origin}/` }, { position: 2 }],
    })
  })

  it('cannot close the script, whatever a title contains', () => {
    const thing = { '@type': 'Person', name: '</script><script>alert(1)</script><!--' }
    const text = structuredText([thing])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...thing })
  })

  it('is one graph for several objects', () => {
    expect(JSON.parse(structuredText(site(home)))).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }],
    })
  })
})

it.each([
  [0, 'PT0S'],
  [59, 'PT59S'],
  [60, 'PT1M'],
  [1200, 'PT20M'],
  [3600, 'PT1H'],
  [3905.4, 'PT1H5M5S'],
])('%d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})
