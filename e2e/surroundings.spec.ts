import { hydrated } from './support/hydrated'
import { openPayment } from './support/payment'
import { createPerson } from './support/person'
import { e2eSettings } from './support/settings'
import { query } from './support/database'
import { seedClass } from './support/live-class'
import { buyPlan } from './support/subscription'
import { expect, test } from './support/test'

const yearly = 3
const numeric = () => e2eSettings().webUrl.replace('localhost', '127.0.0.1')

test('opened by IP address the site signs in, books, plays and pays as by its name', async ({
  page,
}) => {
  const person = await createPerson()
  const { email, password } = person
  await page.goto(`${numeric()}/login?onSignInRedirectTo=%2Fschedule`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${numeric()}/schedule`)

  await openPayment(page, yearly, numeric())
  await expect(page.locator('iframe[title="Secure CVC input frame"]')).toBeVisible()

  await buyPlan(person, { plan: 'all' })
  const { id, title } = await seedClass()
  await page.goto(`${numeric()}/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: `Book ${title}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’re booked' })).toBeVisible()

  const [video] = await query<{ id: number }>(
    'select id from videos where not free order by id limit 1',
  )
  await page.goto(`${numeric()}/video-detail?id=${video?.id}`)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5)

  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(page.url()).toContain(numeric())
})

test('the id of an advertising click is stored for 30 days from any landing page', async ({
  context,
}) => {
  const land = (path: string, headers = {}) => context.request.get(path, { headers })
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'irclickid')
  await land('/classes/workouts?irclickid=%3Cscript%3E')
  expect(await kept()).toBeUndefined()
  await land('/?irclickid=first.click-1~2_3')
  await land('/en-AU/schedule?brand=yoga&irclickid=Click-2')
  // What a page that was left still asks for is no landing.
  await land('/?irclickid=first.click-1~2_3', { rsc: '1' })
  const cookie = await kept()
  expect(cookie).toMatchObject({ value: 'Click-2', path: '/', sameSite: 'Lax' })
  const days = (Number(cookie?.expires) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
})

test('an offline list shows an error, keeps the input, and works again afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/classes/workouts')
  await hydrated(page)
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })
  const search = page.getByRole('searchbox')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await search.fill('yoga')
  await search.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: /again/i })).toBeVisible()
  await expect(search).toHaveValue('yoga')
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: /again/i }).click()
  await expect(page.locator('[data-card]').first()).toBeVisible()
})

test('a link followed offline waits for the network and does not end on an error page', async ({
  page,
  context,
}) => {
  await page.goto('/classes/workouts')
  await hydrated(page)
  await context.setOffline(true)
  await page.locator('[data-card] h2 a').nth(3).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('main[data-screen="video-detail"]')).toBeVisible()
})
