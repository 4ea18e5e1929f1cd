import { expect, test } from './support/test'

test('scripts never see the provider’s token', async ({ page, login }) => {
  const { tokens } = await login({ plan: 'all' })
  const seen: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'fetch')
      seen.push(await response.text().catch(String))
  })
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(Object.keys(session.user).sort()).toEqual(['email', 'uid', 'uuid'])

  const storage = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  )
  for (const secret of [tokens.accessToken, tokens.client]) {
    expect(storage).not.toContain(secret)
    expect(seen.join('\n')).not.toContain(secret)
  }
})

test('signing out voids the old cookie', async ({ page, login, context, playwright, baseURL }) => {
  await login()
  await page.goto('/')
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const old = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } })
  expect((await old.get('/api/v1/user')).status()).toBe(200)

  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await old.get('/api/v1/user')).status()).toBe(401)
})

test('writes from another site are rejected', async ({ page, login, baseURL }) => {
  await login({ plan: 'all' })
  await page.goto('/')
  const forged: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: baseURL ?? '', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of forged) {
    const response = await page.request.post('/api/v1/bookings', {
      headers: { 'content-type': 'application/json', ...headers },
      data: { booking: { live_class_id: 1 } },
    })
    expect(response.status()).toBe(403)
  }
})
