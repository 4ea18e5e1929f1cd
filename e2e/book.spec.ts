import { query } from './support/database'
import { bookedSpots, seedClass } from './support/live-class'
import { createPerson } from './support/person'
import { callProvider } from './support/provider'
import { buyPlan } from './support/subscription'
import { expect, test } from './support/test'

test('a class is booked from its page, seen in bookings, and cancelled', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ title: 'Quiet Mornings Live' })
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: `Book ${title}` }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: "You're booked" })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })

  await page.goto('/bookings')
  const row = page.locator('[data-card="live-classes"]').filter({ hasText: title })
  await row.getByRole('button', { name: `Cancel ${title}` }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Keep it' }).click()
  await expect(modal).toBeHidden()
  await row.getByRole('button', { name: `Cancel ${title}` }).click()
  await modal.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Booking cancelled' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 0, counter: 0 })
})

test('a class is booked from the schedule', async ({ page, login }) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ title: 'Booked Where It Is Seen', startsInMinutes: 90 })
  await page.goto('/schedule')
  const day = await page.evaluate(() => new Date(Date.now() + 90 * 60_000).getDate())
  const today = await page.evaluate(() => new Date().getDate())
  if (day !== today)
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
  await page.getByRole('button', { name: `Book ${title}` }).click()
  const row = page.locator('[data-card="live-classes"]').filter({ hasText: title })
  await expect(row.getByText('Booked', { exact: true })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })
})

test('somebody without a subscription is told what opens the class', async ({ page, login }) => {
  await login()
  const { id, title } = await seedClass()
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: `Book ${title}` }).click()
  const modal = page.getByRole('dialog', { name: 'Subscribe to book' })
  await expect(modal).toHaveAttribute('data-modal', 'subscribe')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.getByRole('button', { name: `Book ${title}` }).click()
  await modal.getByRole('button', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/subscription-plan-selector\?.*onSuccessPurchase=/)
  expect(await bookedSpots(id)).toEqual({ rows: 0, counter: 0 })
})

test('a guest is asked to log in and comes back to the class', async ({ page }) => {
  const { id, title } = await seedClass()
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('link', { name: `Book ${title}` }).click()
  await expect(page).toHaveURL(/\/login\?onSignInRedirectTo=/)
})

test('a full class and one that has begun say so', async ({ page, login }) => {
  await login({ plan: 'all' })
  const full = await seedClass({ capacity: 0 })
  await page.goto(`/live-class-detail?id=${full.id}`)
  await expect(page.getByRole('main').getByText('Full', { exact: true })).toBeVisible()
  const begun = await seedClass({ startsInMinutes: -5 })
  await page.goto(`/live-class-detail?id=${begun.id}`)
  await expect(page.getByRole('main').getByText('Already started')).toBeVisible()
})

test('the last spot is told truthfully to the one who came too late', async ({ page, login }) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ capacity: 1 })
  await page.goto(`/live-class-detail?id=${id}`)
  const book = page.getByRole('button', { name: `Book ${title}` })
  await expect(book).toBeVisible()
  const rival = await createPerson()
  await buyPlan(rival, { plan: 'all' })
  await callProvider('POST', '/v1/bookings', {
    tokens: rival.tokens,
    body: { booking: { live_class_id: id } },
  })
  await book.click()
  await expect(page.locator('[data-kind="error"]')).toBeVisible()
  await expect(page.getByRole('main').getByText('Full', { exact: true })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })
})

test('a booked class is joined full screen and counts as attended', async ({ page, login }) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ startsInMinutes: 5 })
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: `Book ${title}` }).click()
  await page.getByRole('link', { name: `Join ${title}` }).click()
  await expect(page.locator('main[data-screen="live-class-fullscreen"]')).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await query(`update live_classes set starts_at = now() - interval '1 minute' where id = $1`, [id])
  await page.reload()
  await expect
    .poll(async () => {
      const [row] = await query<{ attended: boolean }>(
        `select attended from bookings where live_class_id = $1`,
        [id],
      )
      return row?.attended
    })
    .toBe(true)
})
