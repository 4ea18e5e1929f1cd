import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

const { webUrl } = e2eSettings()

test('the manifest lists existing icons in their sizes', async ({ page, request }) => {
  await page.goto('/login')
  const link = page.locator('link[rel="manifest"]')
  const manifest = (await (await request.get((await link.getAttribute('href')) ?? '')).json()) as {
    name: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest.name).toBe('X+')
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})

test('each language links the manifest that starts in it', async ({ page, request }) => {
  for (const [home, lang, schedule] of [
    ['/', 'en', 'Schedule'],
    ['/es', 'es', 'Horario'],
    ['/fr-CA', 'fr-CA', 'Horaire'],
  ]) {
    await page.goto(`${home}?brand=yoga`)
    const link = page.locator('link[rel="manifest"]')
    await expect(link).toHaveCount(1)
    const response = await request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toBe('application/manifest+json')
    expect(await response.json()).toMatchObject({
      id: '/',
      lang,
      start_url: home,
      shortcuts: [{ name: schedule }, {}],
    })
    expect((await request.get(home!)).url()).toBe(new URL(home!, webUrl).href)
  }
  expect((await request.get('/de/manifest.webmanifest')).status()).toBe(404)
})
