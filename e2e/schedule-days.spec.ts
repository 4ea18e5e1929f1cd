import { holdScripts } from './support/hold-scripts'
import { classCount, classRows, dayAfter } from './support/schedule'
import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

test('a day that has passed shows today, and neither an invalid nor a distant one is an error', async ({
  page,
  request,
}) => {
  const response = await page.goto('/schedule?date=2020-01-01')
  expect(response?.status()).toBe(200)
  await expect(page.locator('.schedule-note:visible')).toHaveText(/^That day has passed/)
  await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'date')
  await expect(classCount(page)).toBeVisible()
  for (const date of ['garbage', '2099-01-01'])
    expect((await request.get(`/schedule?date=${date}`)).status()).toBe(200)
})

test('in a distant time zone nothing of another day is visible before hydration', async ({
  browser,
}) => {
  const { webUrl } = e2eSettings()
  const later = dayAfter(new Date().toISOString().slice(0, 10), 4)
  for (const [timezoneId, date] of [
    ['Asia/Kolkata', later],
    ['America/Los_Angeles', null],
  ] as const) {
    const context = await browser.newContext({ baseURL: webUrl, timezoneId })
    const page = await context.newPage()
    const release = await holdScripts(page)
    await page.goto(date ? `/schedule?date=${date}` : '/schedule', { waitUntil: 'commit' })
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
      date,
    )
    expect(days.filter((day) => day !== own)).toEqual([])
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
