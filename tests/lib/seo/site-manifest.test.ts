import sharp from 'sharp'
import { expect, it } from 'vitest'
import { locales } from '@/lib/locale/locales'
import { siteManifest } from '@/lib/seo/site-manifest'

it.each([
  ['en', '/', 'Schedule', '/schedule', /^Live classes/],
  ['en-AU', '/en-AU', 'Schedule', '/en-AU/schedule', /^Live classes/],
  ['es', '/es', 'Horario', '/es/schedule', /^Clases en vivo/],
  ['fr-CA', '/fr-CA', 'Horaire', '/fr-CA/schedule', /^Des cours en direct/],
] as const)('starts in %s, with its texts', async (locale, home, schedule, url, description) => {
  const manifest = await siteManifest(locale)
  expect(manifest).toMatchObject({ lang: locale, start_url: home })
  expect(manifest.shortcuts?.[0]).toEqual({ name: schedule, url })
  expect(manifest.description).toMatch(description)
  expect(manifest.description).not.toMatch(/[{}]/)
})

it('is one app in every language', async () => {
  const manifests = await Promise.all(locales.map(siteManifest))
  expect(new Set(manifests.map(({ id, scope }) => `${id} ${scope}`))).toEqual(new Set(['/ /']))
})

it('lists icons that exist in their sizes', async () => {
  const { name, icons = [] } = await siteManifest('en')
  expect(name).toBe('X+')
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(`public${src}`).metadata()
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`)
  }
})
