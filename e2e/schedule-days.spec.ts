import { holdScripts } from './support/hold-scripts'
import { classCount, classRows, dayAfter, kindWithoutClasses, openDay } from './support/schedule'
import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

test('the day is shown above its classes', async ({ page }) => {
  const date = await openDay(page)
  const [year, month, day] = date.split('-').map(Number)
  const weekday = new Date(year!, month! - 1, day).toLocaleDateString('en-US', { weekday: 'long' })
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Practice',
    'Type',
    'Time of day',
    `${weekday} ${month}/${String(day).padStart(2, '0')}/${year}`,
  ])
  await expect(classRows(page).first().getByRole('heading', { level: 3 })).toBeVisible()
})

test('a day without classes links to the next one that has some', async ({ page }) => {
  const opened = await openDay(page)
  const date = dayAfter(opened, 1)
  await page.route(/\/api\/v1\/live_classes\?.*per_page=100/, (route) =>
    route.fulfill({ json: { data: [], paging: { next_page: null } } }),
  )
  await page.goto(`/schedule?date=${opened}&brand=boxing`)
  await expect(page.getByRole('heading', { name: 'No classes on this day' })).toBeVisible()
  const [, month, day] = date.split('-').map(Number)
  await expect(page.getByText(`${month}/${String(day).padStart(2, '0')}/`)).toBeVisible()
  await page.unroute(/\/api\/v1\/live_classes\?.*per_page=100/)
  await page.getByRole('link', { name: /^See \w{3} \d+$/ }).click()
  await expect(page).toHaveURL(`/schedule?date=${date}&brand=boxing`)
  await expect(classRows(page).first()).toBeVisible()
})

test('the last day has no link when nothing comes after it', async ({ page }) => {
  const opened = await openDay(page)
  const kind = await kindWithoutClasses('boxing')
  const search = `date=${dayAfter(opened, 10)}&brand=boxing&modalities_ids=${kind}`
  await page.goto(`/schedule?${search}`)
  await expect(page.getByText('There are none in the next two weeks either.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^See / })).toHaveCount(0)
})

test('a day that is past, not scheduled yet or invalid shows today', async ({ page }) => {
  const today = await page.evaluate(() => new Date().getDate())
  const note = page.locator('.schedule-note:visible')
  const says = async (date: string, words: string) => {
    const response = await page.goto(`/schedule?date=${date}`)
    expect(response?.status()).toBe(200)
    await expect(note).toHaveText(new RegExp(`^${words}`))
    await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'date')
  }
  await says('2020-01-01', 'That day has passed')
  await says('2099-01-01', 'Nothing is scheduled for that day yet')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See \w{3} \d+$/ })
    .click()
  await expect(classCount(page)).toBeVisible()
  await expect(note).toHaveCount(0)
  for (const garbage of ['garbage', '2026-13-45']) {
    await page.goto(`/schedule?date=${garbage}`)
    await expect(classCount(page)).toBeVisible()
    await expect(note).toHaveCount(0)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
    await expect(heading).toHaveText(new RegExp(`/${String(today).padStart(2, '0')}/`))
  }
})

test('in a distant time zone nothing of another day is visible before hydration', async ({
  browser,
}) => {
  const { webUrl } = e2eSettings()
  for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles']) {
    const context = await browser.newContext({ baseURL: webUrl, timezoneId })
    const page = await context.newPage()
    const release = await holdScripts(page)
    const date = dayAfter(new Date().toISOString().slice(0, 10), 4)
    for (const path of ['/schedule', `/schedule?date=${date}`]) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('.schedule-found')).toBeAttached()
      await expect(page.locator('footer')).toBeAttached()
      const days = await classRows(page)
        .filter({ visible: true })
        .locator('time')
        .evaluateAll((times) => [
          ...new Set(
            times.map((time) => new Date((time as HTMLTimeElement).dateTime).toDateString()),
          ),
        ])
      const own = await page.evaluate(
        (day) => new Date(day ? `${day}T00:00` : Date.now()).toDateString(),
        path.includes('date') ? date : null,
      )
      expect(days.filter((day) => day !== own)).toEqual([])
    }
    release()
    await expect(classCount(page)).toBeVisible()
    await expect(classRows(page).first()).toBeVisible()
    await context.close()
  }
})

test.describe('in the time zone of the server, whose days are shown at once', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('classes that are over are not seen while the rest of the page arrives', async ({
    page,
  }) => {
    await holdScripts(page)
    const date = dayAfter(new Date().toISOString().slice(0, 10), 3)
    const path = `/schedule?date=${date}`
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      // Without the last rows and the script after them.
      await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('<ul class="agenda"')) })
    })
    await page.clock.setFixedTime(await page.evaluate((day) => Date.parse(`${day}T23:59`), date))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await classRows(page).count()).toBeGreaterThan(4)
    await expect(classRows(page).filter({ visible: true })).toHaveCount(0)
  })
})
