import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { holdScripts } from './support/hold-scripts'
import { seedClass } from './support/live-class'
import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

const rows = (page: Page) => page.locator('[data-card="live-classes"]')
const kinds = (page: Page) => page.getByRole('group', { name: 'Type' })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ class(es)?$/ })

/** Goes to a day on which every seeded brand teaches, and waits for what is true of it. */
async function openDay(page: Page, search = '') {
  const date = await page.evaluate(() => {
    const day = new Date(Date.now() + 3 * 86_400_000)
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  await page.goto(`/schedule?date=${date}${search}`)
  await expect(count(page)).toBeVisible()
  return date
}

/** The day, as the address names it, so many days after another. */
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** How many classes of a modality the provider has between two moments. */
async function planned(modality: string, day: { from: string; to: string }) {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from live_classes, modalities
     where modalities.name = $1 and modality_ids @> array[modalities.id]
       and starts_at >= $2 and starts_at < $3`,
    [modality, day.from, day.to],
  )
  return row?.count ?? 0
}

test('the kinds of class of a day narrow it, in the address, with Back and in other tabs', async ({
  page,
  context,
}) => {
  const date = await openDay(page)
  const day = await page.evaluate((key) => {
    const from = new Date(`${key}T00:00`)
    return { from: from.toISOString(), to: new Date(from.getTime() + 86_400_000).toISOString() }
  }, date)
  const all = await count(page).innerText()
  const [first, second] = await kinds(page).getByRole('button').allInnerTexts()
  if (!first || !second) throw new Error('The day has no two kinds of class to choose from.')

  await kinds(page).getByRole('button', { name: first, exact: true }).click()
  await expect(page).toHaveURL(/&modalities_ids=\d+$/)
  const expected = await planned(first, day)
  expect(expected).toBeGreaterThan(0)
  await expect(rows(page)).toHaveCount(expected)
  await expect(count(page)).toHaveText(expected === 1 ? '1 class' : `${expected} classes`)
  await expect(rows(page).filter({ hasText: first })).toHaveCount(expected)

  await kinds(page).getByRole('button', { name: second, exact: true }).click()
  await expect(page).toHaveURL(/modalities_ids=\d+,\d+$/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(count(other)).toHaveText(await count(page).innerText())
  await expect(kinds(other).getByRole('button', { name: second, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goBack()
  await expect(rows(page)).toHaveCount(expected)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/modalities_ids/)
  await expect(count(page)).toHaveText(all)
})

test('what is chosen goes along to other days and brands', async ({ page }) => {
  const opened = await openDay(page)
  const [kind] = await kinds(page).getByRole('button').allInnerTexts()
  await kinds(page).getByRole('button', { name: kind, exact: true }).click()
  await expect(page).toHaveURL(/modalities_ids=\d+$/)
  const chosen = new URL(page.url()).searchParams.get('modalities_ids')

  const date = dayAfter(opened, 3)
  await page.getByRole('navigation', { name: 'Days' }).locator(`a[href*="date=${date}"]`).click()
  await expect(page).toHaveURL(`/schedule?date=${date}&modalities_ids=${chosen}`)
  await expect(count(page)).toBeVisible()
  const pressed = kinds(page).getByRole('button', { pressed: true })
  await expect(pressed).toHaveText([kind!])
  await expect(rows(page).filter({ hasNotText: kind })).toHaveCount(0)

  // The page that was left is still there for a moment, with links of its own.
  await page
    .getByRole('navigation', { name: 'Practice' })
    .getByRole('link', { name: 'Boxing' })
    .and(page.locator(`[href*="date=${date}"]`))
    .click()
  await expect(page).toHaveURL(/brand=boxing/)
  expect(new URL(page.url()).searchParams.get('modalities_ids')).toBe(chosen)
  await expect(pressed).toHaveText([kind!])
})

test('the day is named above its classes', async ({ page }) => {
  const date = await openDay(page)
  const [year, month, day] = date.split('-').map(Number)
  const weekday = new Date(year!, month! - 1, day).toLocaleDateString('en-US', { weekday: 'long' })
  const [heading, ...rest] = await page.getByRole('main').getByRole('heading', { level: 2 }).all()
  await expect(heading!).toHaveText(`${weekday} ${month}/${String(day).padStart(2, '0')}/${year}`)
  expect(rest).toEqual([])
  await expect(rows(page).first().getByRole('heading', { level: 3 })).toBeVisible()
})

test('a day without classes leads to the next one that has some', async ({ page }) => {
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
  await expect(rows(page).first()).toBeVisible()
})

test('the last day leads nowhere when nothing comes after it', async ({ page }) => {
  const opened = await openDay(page)
  await page.goto(`/schedule?date=${dayAfter(opened, 10)}&modalities_ids=905`)
  await expect(page.getByText('There are none in the coming two weeks either.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^See / })).toHaveCount(0)
})

test('a day that is over, not planned yet, or none at all leads to today', async ({ page }) => {
  const today = await page.evaluate(() => new Date().getDate())
  const note = page.locator('.schedule-note:visible')
  const says = async (date: string, words: string) => {
    const answer = await page.goto(`/schedule?date=${date}`)
    expect(answer?.status()).toBe(200)
    await expect(note).toHaveText(new RegExp(`^${words}`))
    await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'date')
  }
  await says('2020-01-01', 'That day is over')
  await says('2099-01-01', 'Nothing is planned for that day yet')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See \w{3} \d+$/ })
    .click()
  await expect(count(page)).toBeVisible()
  await expect(note).toHaveCount(0)
  for (const garbage of ['garbage', '2026-13-45']) {
    await page.goto(`/schedule?date=${garbage}`)
    await expect(count(page)).toBeVisible()
    await expect(note).toHaveCount(0)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(new RegExp(`/${String(today).padStart(2, '0')}/`))
  }
})

test('far from the server nothing of another day is seen before the page is alive', async ({
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
      const days = await rows(page)
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
    await expect(count(page)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await context.close()
  }
})

test('a class of two kinds bears the marks of both', async ({ page }) => {
  const { id, title } = await seedClass({ title: 'Both at once', startsInMinutes: 3 * 24 * 60 })
  await query(`update live_classes set modality_ids = '{1,2}' where id = $1`, [id])
  await page.goto(`/live-class-detail?id=${id}`)
  await expect(page.locator('.live-kinds svg')).toHaveCount(2)
  await openDay(page)
  await expect(rows(page).filter({ hasText: title }).locator('.class-kind use')).toHaveCount(2)
})

test('a kind that no day has says so, and is taken back', async ({ page }) => {
  await openDay(page, '&modalities_ids=900')
  await expect(page.getByRole('heading', { name: 'None of these on this day' })).toBeVisible()
  await expect(page.getByText('There are none in the coming two weeks either.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(rows(page).first()).toBeVisible()
})

test('what is chosen goes along before the scripts run, to other days and brands', async ({
  page,
}) => {
  const date = await openDay(page, '&brand=boxing')
  const kind = kinds(page).getByRole('button').first()
  const name = await kind.innerText()
  await kind.click()
  await expect(page).toHaveURL(/modalities_ids=\d+$/)
  const chosen = new URL(page.url()).searchParams.get('modalities_ids')

  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: 'Today' })
    .click({ noWaitAfter: true })
  await page.waitForURL((url) => !url.searchParams.has('date'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(`/schedule?brand=boxing&modalities_ids=${chosen}`)
  await page.goto(`/schedule?date=${date}&brand=boxing&modalities_ids=${chosen}`, {
    waitUntil: 'commit',
  })
  await page
    .getByRole('navigation', { name: 'Practice' })
    .getByRole('link', { name: 'All' })
    .click({ noWaitAfter: true })
  await expect(page).toHaveURL(`/schedule?date=${date}&modalities_ids=${chosen}`)

  release()
  await expect(kinds(page).getByRole('button', { pressed: true })).toHaveText([name])
  await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0)
})

test('a class is found by a misspelt word on any day ahead, and booked there', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  await page.goto('/schedule?modalities_ids=1')
  await page.getByRole('searchbox', { name: 'Class or instructor' }).fill('tomsa')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/schedule?modalities_ids=1&q=tomsa')
  await expect(page.getByRole('heading', { name: 'Classes with “tomsa”' })).toBeVisible()
  await expect(count(page)).toBeVisible()
  expect(await rows(page).count()).toBeGreaterThan(1)
  for (const row of await rows(page).all()) {
    await expect(row).toContainText('Tomás Herrera')
    await expect(row).toContainText('Yoga')
  }
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await days.count()).toBeGreaterThan(2)
  await expectAccessible(page)

  const book = rows(page).getByRole('button', { name: /^Book/ }).last()
  await book.click()
  await expect(rows(page).getByText('Booked', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('tomsa')
  await expect(rows(page).getByText('Booked', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Barre', exact: true }).click()
  await expect(page).toHaveURL(/brand=barre.*q=tomsa/)
  await expect(page.getByRole('heading', { name: 'No class ahead matches' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Show the days' }).first().click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/q=tomsa/)
})

test('a search of classes that fails says so, and is made again on request', async ({
  page,
  faults,
}) => {
  faults.set('down', { only: { path: /live_classes\?.*q=/ } })
  await page.goto(`${faults.url}/schedule?q=yoga`)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('yoga')
  faults.set('none')
  await again.click()
  await expect(rows(page).first()).toBeVisible()
})
