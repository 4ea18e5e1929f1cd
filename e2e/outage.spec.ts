import { expectAccessible } from './support/axe'
import { bookedSpots, seedClass, seedFailingClass } from './support/live-class'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

// In one worker, as most wait for a provider that hangs: meanwhile another one can use the machine.
test.describe.configure({ mode: 'default' })

test('a page without a cache shows an error within 6 seconds when the provider hangs, and recovers in place', async ({
  page,
  faults,
}) => {
  const { id } = await seedClass({ title: 'Seen once the provider answers' })
  faults.set('hang')
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

test('an uncached home page shows what is missing, all of it or a row, and recovers in place', async ({
  page,
  faults,
}) => {
  faults.set('down')
  const response = await page.goto(`${faults.url}/?brand=dance`)
  expect(response?.status()).toBe(503)
  const retry = { name: 'Try again' }
  const missing = page.getByRole('main').getByRole('alert')
  await expect(missing.getByRole('heading')).toHaveText('We couldn’t load classes and workouts')
  await expectAccessible(page)
  await page.evaluate(() => {
    document.body.dataset.reloaded = 'no'
  })
  faults.set('down', { only: { path: /video_groups/ } })
  await missing.getByRole('button', retry).click()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(missing).toBeHidden()
  const row = page.locator('section', { hasText: 'A plan for the next weeks' })
  await expect(row).toContainText('We couldn’t load this part of the page.')
  faults.set('none')
  await row.getByRole('button', retry).click()
  await expect(row.locator('article').first()).toBeVisible()
  expect(await page.evaluate(() => document.body.dataset.reloaded)).toBe('no')
})

for (const [what, only] of [
  ['anything', {}],
  ['one of its rows', { path: /video_groups/ }],
] as const) {
  test(`a cached home keeps all its rows when ${what} cannot be loaded again`, async ({
    request,
    faults,
  }) => {
    const home = `${faults.url}/?brand=rowing`
    /** The rows that have cards. */
    const filledRows = async () =>
      (await (await request.get(home)).text())
        .split('<section')
        .filter((row) => row.includes('<article'))
    await request.get(home)
    const rows = await filledRows()
    expect(rows).toContainEqual(expect.stringContaining('A plan for the next weeks'))
    faults.set('down', { only })
    await faults.expirePages()
    const asked = faults.calls.length
    // While other pages are being renewed, this one is served as it is until a later visit.
    await expect
      .poll(async () => {
        const cached = (await request.get(home)).headers()['x-nextjs-cache']
        const isRenewed = faults.calls.slice(asked).some((call) => call.includes('video_groups'))
        return isRenewed && cached
      })
      .toBe('HIT')
    expect(await filledRows()).toHaveLength(rows.length)
  })
}

test('a booking counts although its response is lost, and its stream plays after a retry', async ({
  page,
  login,
  faults,
  context,
}) => {
  const person = await login({ plan: 'all' })
  await signIn(context, person, faults.url)
  const { id, title } = await seedClass({ title: 'The answer got lost', startsInMinutes: 5 })
  await page.goto(`${faults.url}/live-class-detail?id=${id}`)
  const book = page.getByRole('button', { name: `Book ${title}` })
  await expect(book).toBeVisible()
  faults.set('lost', { only: { method: 'POST', path: /bookings/ } })
  await book.click()
  const join = page.getByRole('link', { name: `Join ${title}` })
  await expect(join).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })

  faults.set('hang', { only: { path: /brightcove_token/ } })
  const asked = page.waitForRequest(/brightcove_token/)
  await join.click()
  await asked
  await expect(page.getByRole('status').filter({ hasText: 'Opening the class' })).toBeVisible()
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 6_000 })
  faults.set('none')
  await retry.click()
  await expect(page.locator('video')).toBeVisible()
})

test('the screens of a member say that the provider is away, and recover when asked or by themselves', async ({
  page,
  login,
  faults,
  context,
}) => {
  const person = await login({ plan: 'single' })
  await signIn(context, person, faults.url)
  const retry = { name: 'Try again' }
  faults.set('hang')
  const asked = page.waitForRequest(/\/api\/v1\/bookings/)
  await page.goto(`${faults.url}/bookings`)
  await asked
  const again = page.getByRole('main').getByRole('button', retry).first()
  await expect(again).toBeVisible({ timeout: 6_000 })
  faults.set('none')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()

  faults.set('down')
  const screens = []
  for (const path of ['/account/plans', '/account/billing']) {
    const screen = await context.newPage()
    await screen.goto(`${faults.url}${path}`)
    const main = screen.getByRole('main')
    await expect(main.getByRole('button', retry).first(), path).toBeVisible()
    screens.push({ path, main })
  }
  faults.set('none')
  for (const { path, main } of screens) {
    await expect(main.getByRole('button', retry), path).toHaveCount(0)
    await expect(main.locator('.ui-skeleton:visible'), path).toHaveCount(0)
  }
})

test('a page that fails on the server keeps its header and offers a retry', async ({ page }) => {
  const { id } = await seedFailingClass()
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
