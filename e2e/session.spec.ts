import { expect, test } from './support/test'

test('scripts never see the provider’s token, and signing out leads home and voids the old cookie', async ({
  page,
  login,
  context,
  playwright,
  baseURL,
}) => {
  const { tokens } = await login()
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

  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const old = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } })
  expect((await old.get('/api/v1/user')).status()).toBe(200)

  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /account/i }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  // From a page of members, but not to the login.
  await expect(page).toHaveURL('/')
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await old.get('/api/v1/user')).status()).toBe(401)
})
