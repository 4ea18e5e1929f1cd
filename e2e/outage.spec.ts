import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { seedClass } from './support/live-class'
import { memberScreens } from './support/member-screens'
import { callProvider } from './support/provider'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

test('pages that were visited before stay up during an outage', async ({ page, faults }) => {
  await page.goto(`${faults.url}/classes/workouts?brand=running`)
  await expect(page.locator('main article').first()).toBeVisible()
  faults.set('down')
  await page.reload()
  await expect(page.locator('main article').first()).toBeVisible()
})

for (const fault of ['down', 'hang', 'garbage'] as const) {
  test(`a page without a cache shows an error within 6 seconds when the provider is ${fault}, and recovers in place`, async ({
    page,
    faults,
  }) => {
    const { id } = await seedClass({ title: `Seen once the provider is not ${fault}` })
    faults.set(fault)
    await page.goto(`${faults.url}/live-class-detail?id=${id}`)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible({ timeout: 6_000 })
    await page.evaluate(() => {
      document.body.dataset.reloaded = 'no'
    })
    faults.set('none')
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: /Seen once/ })).toBeVisible()
    expect(await page.evaluate(() => document.body.dataset.reloaded)).toBe('no')
  })
}

test('an uncached home page shows what is missing, and recovers in place', async ({
  page,
  faults,
}) => {
  faults.set('down')
  const response = await page.goto(`${faults.url}/?brand=dance`)
  expect(response?.status()).toBe(503)
  const missing = page.getByRole('main').getByRole('alert')
  await expect(missing.getByRole('heading')).toHaveText('We couldn’t load classes and workouts')
  await expectAccessible(page)
  await page.evaluate(() => {
    document.body.dataset.reloaded = 'no'
  })
  faults.set('none')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(missing).toBeHidden()
  expect(await page.evaluate(() => document.body.dataset.reloaded)).toBe('no')
})

test('a home page without one of its rows shows which, and recovers in place', async ({
  page,
  faults,
}) => {
  faults.set('down', { only: { path: /video_groups/ } })
  // No other page links to one in this language, and so none has fetched it before.
  await page.goto(`${faults.url}/en-AU?brand=barre`)
  await expect(page.locator('main article').first()).toBeVisible()
  const row = page.locator('section', { hasText: 'A plan for the next weeks' })
  await expect(row).toContainText('We couldn’t load this part of the page.')
  faults.set('none')
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(row.locator('article').first()).toBeVisible()
})

for (const [what, only] of [
  ['anything', {}],
  ['one of its rows', { path: /video_groups/ }],
] as const) {
  test(`a cached home keeps all its rows when ${what} cannot be loaded again`, async ({
    page,
    faults,
  }) => {
    const home = `${faults.url}/?brand=rowing`
    const plans = page.locator('section', { hasText: 'A plan for the next weeks' })
    await page.goto(home)
    await expect(plans.locator('article').first()).toBeVisible()
    faults.set('down', { only })
    await faults.expirePages()
    const asked = faults.calls.length
    // While other pages are being renewed, this one is served as it is until a later visit.
    await expect
      .poll(async () => {
        const cached = (await page.request.get(home)).headers()['x-nextjs-cache']
        const isRenewed = faults.calls.slice(asked).some((call) => call.includes('video_groups'))
        return isRenewed && cached
      })
      .toBe('HIT')
    await page.reload()
    await expect(plans.locator('article').first()).toBeVisible()
  })
}

test('a booking with a lost response ends in the actual state', async ({
  page,
  login,
  faults,
  context,
}) => {
  const person = await login({ plan: 'all' })
  await signIn(context, person, faults.url)
  const { id, title } = await seedClass({ title: 'The answer got lost' })
  await page.goto(`${faults.url}/live-class-detail?id=${id}`)
  const book = page.getByRole('button', { name: `Book ${title}` })
  await expect(book).toBeVisible()
  faults.set('lost', { only: { method: 'POST', path: /bookings/ } })
  await book.click()
  await expect(page.getByRole('main').getByText('Booked', { exact: true })).toBeVisible()
})

test('a stream that does not load shows an error within 6 seconds, and plays after a retry', async ({
  page,
  login,
  faults,
  context,
}) => {
  const person = await login({ plan: 'all' })
  await signIn(context, person, faults.url)
  const { id } = await seedClass({ startsInMinutes: 5 })
  await callProvider('POST', '/v1/bookings', {
    tokens: person.tokens,
    body: { booking: { live_class_id: id } },
  })
  faults.set('hang', { only: { path: /brightcove_token/ } })
  const asked = page.waitForRequest(/brightcove_token/)
  await page.goto(`${faults.url}/live-class-detail/fullscreen?id=${id}`)
  await asked
  await expect(page.getByRole('status').filter({ hasText: 'Opening the class' })).toBeVisible()
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 6_000 })
  faults.set('none')
  await retry.click()
  await expect(page.locator('video')).toBeVisible()
})

test('a full screen without session data shows an error, and recovers in place', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const { id } = await seedClass({ startsInMinutes: 5 })
  await page.route('**/api/auth/session', (route) => route.abort())
  await page.goto(`/live-class-detail/fullscreen?id=${id}`)
  await expect(page.getByRole('heading', { name: 'We couldn’t open the class' })).toBeVisible()
  await page.unroute('**/api/auth/session')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Book to join' })).toBeVisible()
})

test('bookings that do not load show an error within 6 seconds and recover in place', async ({
  page,
  login,
  faults,
  context,
}) => {
  const person = await login({ plan: 'all' })
  await signIn(context, person, faults.url)
  faults.set('hang')
  const asked = page.waitForRequest(/\/api\/v1\/bookings/)
  await page.goto(`${faults.url}/bookings`)
  await asked
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  await expect(retry).toBeVisible({ timeout: 6_000 })
  faults.set('none')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
})

/** Every screen of a member that reads what is theirs. */
const readingScreens = ['/bookings', '/account/favorites', ...memberScreens]

test('every screen of a member says that the provider is down, and recovers by itself', async ({
  login,
  faults,
  context,
}) => {
  test.slow()
  const person = await login({ plan: 'single' })
  await signIn(context, person, faults.url)
  faults.set('down')
  const retry = { name: 'Try again' }
  const screens = []
  for (const path of readingScreens) {
    const page = await context.newPage()
    await page.goto(`${faults.url}${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', retry).first(), path).toBeVisible()
    screens.push({ path, main })
  }
  faults.set('none')
  for (const { path, main } of screens) {
    await expect(main.getByRole('button', retry), path).toHaveCount(0, { timeout: 60_000 })
    await expect(main.locator('.ui-skeleton:visible'), path).toHaveCount(0)
  }
})

test('a form keeps its input when the provider is down', async ({ page, faults }) => {
  await page.goto(`${faults.url}/email-lookup`)
  faults.set('down')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
})

test('a page that fails on the server keeps its header and offers a retry', async ({ page }) => {
  const { id } = await seedClass({ title: 'Nobody knows where', startsInMinutes: -400 * 24 * 60 })
  await query(`update live_classes set time_zone = 'Nowhere/Land' where id = $1`, [id])
  const response = await page.goto(`/live-class-detail?id=${id}`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
  const header = page.getByRole('navigation', { name: 'Main' }).first()
  await expect(header.getByRole('link', { name: 'Schedule' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await expect(page.locator('main[data-screen="home"]')).toBeVisible()
})
