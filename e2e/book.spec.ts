import { readFile } from 'node:fs/promises'
import { query } from './support/database'
import { bookedSpots, seedClass } from './support/live-class'
import { expect, test } from './support/test'

test('a class is kept in the calendar, booked from its page, seen in bookings, and cancelled', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const { id, title, startsAt } = await seedClass({ title: 'Quiet, Mornings Live' })
  await page.goto(`/live-class-detail?id=${id}&onBack=%2Fschedule`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`live-class-${id}.ics`)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines).toContain(`SUMMARY:${title.replace(',', '\\,')}`)
  const start = startsAt.toISOString().replace(/[-:]|\.\d+/g, '')
  expect(lines).toContain(`DTSTART:${start}`)
  expect(lines).toContain(`URL:${new URL(page.url()).origin}/live-class-detail?id=${id}`)

  await page.getByRole('button', { name: `Book ${title}` }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'You’re booked' })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })

  await page.goto('/bookings')
  const row = page.locator('[data-card="live-classes"]').filter({ hasText: title })
  await expect(row.getByText('Booked', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Cancel booking, ${title}` }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Keep booking' }).click()
  await expect(modal).toBeHidden()
  await row.getByRole('button', { name: `Cancel booking, ${title}` }).click()
  await modal.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Booking canceled' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 0, counter: 0 })
})

test('a running class is booked and joined at once, in full screen, and counts as attended once', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ startsInMinutes: -6 })
  let told = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/v1/bookings/')) told += 1
  })
  await page.goto(`/live-class-detail?id=${id}`)
  await expect(page.getByText(/Entry closes in (9|10) minutes/)).toBeVisible()
  await page.getByRole('button', { name: `Join now: ${title}` }).click()
  await expect(page.locator('main[data-screen="live-class-fullscreen"]')).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  const attended = async () => {
    const [row] = await query<{ attended: boolean }>(
      `select attended from bookings where live_class_id = $1`,
      [id],
    )
    return row?.attended
  }
  await expect.poll(attended).toBe(true)

  await page.getByRole('link', { name: 'Exit full screen' }).click()
  await page.getByRole('link', { name: `Join ${title}` }).click()
  await expect(page.locator('video')).toBeVisible()
  await page.reload()
  const video = page.locator('video')
  await expect(video).toBeVisible()
  expect(told).toBe(1)
  // The player reacts to keys without having been clicked.
  const muted = () => video.evaluate((one: HTMLVideoElement) => one.muted)
  expect(await muted()).toBe(false)
  await page.keyboard.press('m')
  await expect.poll(muted).toBe(true)
})
