import { expect as baseExpect, test } from '@playwright/test'
import { securityHeaders } from '@/server/security-headers.mjs'
import { e2eSettings } from './support/settings'

// Of many addresses in one test each wrong one is named.
const expect = baseExpect.configure({ soft: true })
const follow = { maxRedirects: 0 }

const redirects: [from: string, to: string][] = [
  ['/video-detail/3', '/video-detail?id=3'],
  ['/live-class-detail/3', '/live-class-detail?id=3'],
  ['/live-class-detail/fullscreen/3', '/live-class-detail/fullscreen?id=3'],
  ['/video-detail', '/classes'],
  ['/account', '/account/profile'],
  ['/subscribe', '/subscription-plan-selector'],
  ['/subscribe/entitlement/3', '/subscribe/entitlement?id=3'],
  ['/bookings', '/login?onSignInRedirectTo=%2Fbookings'],
  [
    '/account/favorites/list?id=3',
    '/login?onSignInRedirectTo=%2Faccount%2Ffavorites%2Flist%3Fid%3D3',
  ],
  ['/bookings?brand=yoga', '/login?onSignInRedirectTo=%2Fbookings%3Fbrand%3Dyoga&brand=yoga'],
  ['/en-AU/bookings', '/en-AU/login?onSignInRedirectTo=%2Fen-AU%2Fbookings'],
  ['/subscribe/payment?sp=2&referrer_id=9', '/email-lookup?sp=2&referrer_id=9'],
  ['/?redirectTo=/schedule', '/schedule'],
  ['/es?redirectTo=/schedule', '/es/schedule'],
  ['/en', '/'],
  ['/en?brand=yoga', '/?brand=yoga'],
  ['/en/classes/workouts?q=a%26b&sort=new', '/classes/workouts?q=a%26b&sort=new'],
  ['/es?redirectTo=/es/schedule', '/es/schedule'],
  ['/?redirectTo=/schedule%3Fdate%3D2026-03-04&brand=yoga', '/schedule?date=2026-03-04&brand=yoga'],
  ['/?redirectTo=https://evil.example', '/'],
  ['/?redirectTo=/..//evil.example', '/'],
  ['/?redirectTo=%2F%5Cevil.example', '/'],
  [
    '/?store_id=1&sp=2&referrer_id=9&onBack=/x',
    '/subscribe/payment-public?store_id=1&sp=2&referrer_id=9&onBack=%2Fx',
  ],
  [
    '/es/studios?store_id=1&sp=2&code=SAVE20&offer_id=3&brand_id=4',
    '/es/subscribe/payment-public?store_id=1&sp=2&code=SAVE20&offer_id=3&brand_id=4',
  ],
  ['/classes/workouts?store_id=1&sp=3', '/subscribe/payment-public?store_id=1&sp=3'],
  ['/?store_id=1&sp=2&redirectTo=/x', '/subscribe/payment-public?store_id=1&sp=2&redirectTo=%2Fx'],
]

test('old, short and private URLs redirect, and to no other site', async ({ request }) => {
  for (const [from, to] of redirects) {
    const response = await request.get(from, follow)
    expect(response.status(), from).toBe(307)
    const target = decodeURIComponent(response.headers()['location'] ?? '')
    expect(target, from).toBe(decodeURIComponent(to))
  }
})

test('half a payment link does not redirect, nor does a page that it leads to', async ({
  request,
}) => {
  for (const path of [
    '/?store_id=1',
    '/?sp=2',
    '/?store_id=&sp=2',
    '/subscribe/payment-public?store_id=1&sp=2',
    '/es/subscribe/payment-public?store_id=1&sp=2&code=SAVE20',
    '/subscribe/subscription-success-public?store_id=1&sp=2',
  ])
    expect((await request.get(path, follow)).status(), path).toBe(200)
})

test('a URL decides on the brand', async ({ request }) => {
  const brands: [path: string, brand: string][] = [
    ['/', 'all'],
    ['/?brand=yoga', 'yoga'],
    ['/?brand=barre&brand=yoga', 'barre'],
    ['/es?external_id=4&external_id=6', 'yoga'],
  ]
  for (const [path, brand] of brands)
    expect(await (await request.get(path)).text(), path).toContain(`data-brand="${brand}"`)
})

test('the address alone decides on the language, whatever the browser asks for', async ({
  request,
}) => {
  const languages = { '/': 'en', '/es': 'es' }
  for (const [path, lang] of Object.entries(languages)) {
    const headers = { 'accept-language': 'fr-CA,fr;q=0.9', cookie: 'locale=fr-CA' }
    const response = await request.get(path, { headers, ...follow })
    expect(await response.text(), path).toContain(`<html lang="${lang}"`)
  }
})

test('an unknown URL responds with 404, in the layout, with a link to home', async ({ page }) => {
  const response = await page.goto('/nope')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('We couldn’t find this page · X+')
  await expect(page.locator('main[data-screen="not-found"]')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await expect(page.locator('main[data-screen="home"]')).toBeVisible()
})

test('whatever is not found responds with 404 and the same page', async ({ request }) => {
  for (const path of ['/en-CA/nope/nope', '/video-detail?id=abc', '/video-detail?id=999999']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    const html = await response.text()
    expect(html, path).toContain('data-screen="not-found"')
    expect(html, path).toContain('<title>We couldn&#8217;t find this page · X+</title>')
  }
})

test('the first value of a repeated parameter counts', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  expect(await textOf('/video-detail?id=1&id=2')).toBe(await textOf('/video-detail?id=1'))
  const redirect = await request.get('/?redirectTo=/schedule&redirectTo=/studios&a=1&a=2', follow)
  expect(redirect.headers()['location']).toBe('/schedule?a=1')
})

test('requests that only server actions and forms make are rejected', async ({ request }) => {
  const forms: Record<string, string>[] = [
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'text/plain', 'next-action': 'x' },
  ]
  for (const path of ['/', '/api/nope'])
    for (const headers of forms) {
      const response = await request.post(path, { headers, data: 'a=1' })
      expect(response.status(), `${path} ${JSON.stringify(headers)}`).toBe(405)
    }
})

test('every kind of response has the security headers', async ({ request }) => {
  const kinds: [path: string, status: number][] = [
    ['/', 200],
    ['/nope', 404],
    ['/%zz', 400],
    ['/api/v1/%ff', 400],
    ['/_next/%ff', 400],
    ['//evil.example/x', 308],
    ['/video-detail/3', 307],
    ['/api/v1/videos?per_page=1', 200],
    ['/api/v1/nope', 404],
    ['/api/nope', 404],
    ['/_next/static/nope.js', 404],
    ['/_next/image?url=x', 400],
    ['/icons/favicon.svg', 200],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/manifest.webmanifest', 200],
    ['/es/manifest.webmanifest', 200],
    ['/pictures/video/999999', 404],
    ['/sandbox/stripe.js', 200],
    [`/?q=${'x'.repeat(9000)}`, 414],
  ]
  for (const [path, status] of kinds) {
    const response = await request.get(`${e2eSettings().webUrl}${path}`, follow)
    expect(response.status(), path).toBe(status)
    const headers = response.headersArray()
    for (const name of Object.keys(securityHeaders))
      expect(
        headers.some((header) => header.name.toLowerCase() === name),
        path + name,
      ).toBe(true)
  }
})

test('the URL of a payment or password reset is not sent to other pages as a referrer', async ({
  request,
}) => {
  const policies: [path: string, policy: string][] = [
    ['/forgot-password', 'no-referrer'],
    ['/es/forgot-password?client=c', 'no-referrer'],
    ['/en-AU/subscribe/subscription-success', 'no-referrer'],
    ['/es/schedule', 'strict-origin-when-cross-origin'],
  ]
  for (const [path, policy] of policies)
    expect((await request.get(path)).headers()['referrer-policy'], path).toBe(policy)
})
