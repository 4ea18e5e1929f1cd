import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

const { webUrl } = e2eSettings()

test('each language links the manifest that starts in it', async ({ request }) => {
  for (const [home, lang, schedule] of [
    ['/', 'en', 'Schedule'],
    ['/es', 'es', 'Horario'],
    ['/fr-CA', 'fr-CA', 'Horaire'],
  ] as const) {
    const html = await (await request.get(`${home}?brand=yoga`)).text()
    const links = [...html.matchAll(/<link rel="manifest" href="([^"]+)"/g)]
    expect(links).toHaveLength(1)
    const response = await request.get(links[0]![1]!)
    expect(response.headers()['content-type']).toBe('application/manifest+json')
    expect(await response.json()).toMatchObject({
      id: '/',
      lang,
      start_url: home,
      shortcuts: [{ name: schedule }, {}],
    })
    expect((await request.get(home)).url()).toBe(new URL(home, webUrl).href)
  }
  expect((await request.get('/de/manifest.webmanifest')).status()).toBe(404)
})
