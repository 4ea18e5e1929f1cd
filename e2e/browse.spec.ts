import { expectAccessible } from './support/axe'
import { seedClass } from './support/live-class'
import { expect, test } from './support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, lists, details and the schedule of a coming day show their content', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-card="workouts"]').first()).toBeVisible()
    const line = page.getByRole('region', { name: 'Live now and next' })
    const coming = line.getByRole('listitem').first()
    await expect(coming.locator('time')).toHaveText(/^\d{1,2}:\d{2}[ap]m \S+/)
    await expect(coming.getByRole('link')).toHaveAttribute('href', /^\/live-class-detail\?id=\d+$/)
    await expect(line.getByRole('link', { name: 'See the schedule' })).toHaveAttribute(
      'href',
      '/schedule',
    )

    await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).first().click()
    await expect(page.locator('main[data-screen="classes"]')).toBeVisible()

    await page.goto('/classes/workouts')
    const first = page.locator('main article').first().getByRole('heading').getByRole('link')
    const title = await first.innerText()
    await expect(page.locator('main article')).toHaveCount(50)
    // A static page cannot be searched or filtered without scripts, so those controls are hidden.
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/')

    await page.goto('/schedule')
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(5).click()
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
    const row = page.locator('[data-card="live-classes"]').first()
    await expect(row.locator('time')).toHaveText(/^\d{1,2}:\d{2}[ap]m$/)
    // Without scripts times are not converted to the viewer's time zone, so the zone is shown.
    await expect(row.getByText(/· \S/)).toBeVisible()
    await row.getByRole('heading').getByRole('link').click()
    await expect(page.locator('main[data-screen="live-class-detail"]')).toBeVisible()
  })
})

test('filters say how many they leave, narrow the list, are in the URL and are undone by Back', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/videos/facets')) asked.push(request.url())
  })
  await page.goto('/classes/workouts')
  const count = page.getByRole('status').filter({ hasText: /^\d+ workouts?$/ })
  await expect(count).toHaveText(/\d+ workouts/)
  const all = await count.innerText()

  const types = page.getByRole('group', { name: 'Type' })
  await expect(types.getByRole('button', { name: 'Yoga' })).toHaveCount(0)
  await types.getByRole('button', { name: 'Mobility' }).click()
  await expect(page).toHaveURL(/modalities_ids=\d+/)
  await expect(count).not.toHaveText(all)
  const mobility = await count.innerText()

  await page.reload()
  await expect(count).toHaveText(mobility)
  // Numbers of results are only asked for once the sheet is open.
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const beginner = sheet.getByRole('button', { name: /^Beginner ?\d+$/ })
  const [, told] = /(\d+)$/.exec(await beginner.innerText()) ?? []
  const none = sheet.getByRole('button', { name: /\D0$/ }).first()
  await expect(none).toHaveAttribute('aria-disabled', 'true')
  await none.click({ force: true })
  await expect(none).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  await beginner.click()
  await expect(count).toHaveText(told === '1' ? '1 workout' : `${told} workouts`)
  await sheet.getByRole('button', { name: /^Show \d+ workouts?$/ }).click()
  await expect(page).toHaveURL(/level=beginner/)
  await page.goBack()
  await expect(page).not.toHaveURL(/level=/)
  await expect(count).toHaveText(mobility)

  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(count).toHaveText(all)
})

test('Back on a detail page goes one step back, else home', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true })
  await page.goto('/video-detail?id=3')
  await back.click()
  await expect(page).toHaveURL('/')

  await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).first().click()
  const classes = page.locator('main[data-screen="classes"]')
  await classes.locator('[data-card]').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/video-detail\?id=\d+/)
  await back.click()
  await expect(page).toHaveURL('/classes')
})

test('a full screen opened by its address is left for the class', async ({ page }) => {
  const { id } = await seedClass()
  await page.goto(`/live-class-detail/fullscreen?id=${id}`)
  await page.getByRole('link', { name: 'Exit full screen' }).click()
  await expect(page).toHaveURL(`/live-class-detail?id=${id}`)
})
