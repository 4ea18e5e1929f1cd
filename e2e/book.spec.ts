import { readFile } from 'node:fs/promises'
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

test('a member without a subscription sees what is needed to book', async ({ page, login }) => {
  await login()
  const { id, title } = await seedClass()
  await page.goto(`/live-class-detail?id=${id}`)
  const subscribe = page.getByRole('button', { name: `Subscribe to book, ${title}` })
  await subscribe.click()
  const modal = page.getByRole('dialog', { name: 'Subscribe to book' })
  await expect(modal).toHaveAttribute('data-modal', 'subscribe')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await subscribe.click()
  await modal.getByRole('link', { name: 'See all plans' }).click()
  await expect(page).toHaveURL(/subscription-plan-selector\?.*onSuccessPurchase=/)
  expect(await bookedSpots(id)).toEqual({ rows: 0, counter: 0 })
})

test('a full class has a waitlist, and one that can no longer be joined with its next time', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const full = await seedClass({ capacity: 0 })
  await page.goto(`/live-class-detail?id=${full.id}`)
  await expect(page.getByRole('button', { name: `Join waitlist for ${full.title}` })).toBeVisible()
  const title = 'Closed Doors Live'
  const begun = await seedClass({ title, startsInMinutes: -16 })
  const next = await seedClass({ title, startsInMinutes: 24 * 60 })
  await page.goto(`/live-class-detail?id=${begun.id}`)
  await expect(page.getByRole('main').getByText('Closed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Watch on demand' })).toBeVisible()
  await expect(page.getByText('20 spots left')).toBeVisible()
  await page.getByRole('button', { name: `Book ${title}` }).click()
  await expect(page.getByRole('main').getByText('Booked', { exact: true })).toBeVisible()
  expect(await bookedSpots(next.id)).toEqual({ rows: 1, counter: 1 })
})

test('a running class is booked and joined at once while it can be joined', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ startsInMinutes: -6 })
  await page.goto(`/live-class-detail?id=${id}`)
  await expect(page.getByText(/Entry closes in (9|10) minutes/)).toBeVisible()
  await page.getByRole('button', { name: `Join now: ${title}` }).click()
  await expect(page.locator('main[data-screen="live-class-fullscreen"]')).toBeVisible()
  await expect(page.locator('video')).toBeVisible()
  const attended = async () => {
    const [row] = await query<{ attended: boolean }>(
      `select attended from bookings where live_class_id = $1`,
      [id],
    )
    return row?.attended
  }
  await expect.poll(attended).toBe(true)
})

test('booking the last spot too late shows that the class is full', async ({ page, login }) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ capacity: 1 })
  await page.goto(`/live-class-detail?id=${id}`)
  const book = page.getByRole('button', { name: `Book ${title}` })
  await expect(book).toBeVisible()
  const otherMember = await createPerson()
  await buyPlan(otherMember, { plan: 'all' })
  await callProvider('POST', '/v1/bookings', {
    tokens: otherMember.tokens,
    body: { booking: { live_class_id: id } },
  })
  await book.click()
  await expect(page.locator('[data-kind="error"]')).toBeVisible()
  await expect(page.getByRole('button', { name: `Join waitlist for ${title}` })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })
})

test('a booked class is joined in full screen and counts as attended once', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ startsInMinutes: 5 })
  let told = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/v1/bookings/')) told += 1
  })
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: `Book ${title}` }).click()
  await page.getByRole('link', { name: `Join ${title}` }).click()
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
  await query(`update live_classes set starts_at = now() - interval '1 minute' where id = $1`, [id])
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

test('a member without a spot can book on the stage, or sees when the class takes place next', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  const early = await seedClass({ startsInMinutes: 90 })
  await page.goto(`/live-class-detail/fullscreen?id=${early.id}`)
  await expect(page.getByRole('heading', { name: 'Book to join' })).toBeVisible()
  await expect(page.getByText('You can enter')).toHaveCount(0)
  await page.getByRole('button', { name: 'Book' }).click()
  await expect(page.getByText(/^You can enter at \d{1,2}:\d{2}[ap]m\./)).toBeVisible()

  const open = await seedClass({ startsInMinutes: 5 })
  await page.goto(`/live-class-detail/fullscreen?id=${open.id}`)
  await page.getByRole('button', { name: 'Book' }).click()
  await expect(page.locator('video')).toBeVisible()

  const closed = await seedClass({ startsInMinutes: -20 })
  await page.goto(`/live-class-detail/fullscreen?id=${closed.id}`)
  await expect(page.getByRole('heading', { name: 'It’s too late to join' })).toBeVisible()
  const next = page.getByRole('link', { name: 'See the next one' })
  await expect(next).toHaveAttribute('href', /^\/live-class-detail\?id=\d+$/)
})

test('a class that has ended links to its recording', async ({ page }) => {
  const { id } = await seedClass({ startsInMinutes: -90 })
  const [row] = await query<{ video_id: number }>(
    `select video_id from live_classes where id = $1`,
    [id],
  )
  await page.goto(`/live-class-detail?id=${id}`)
  await expect(page.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
    'href',
    `/video-detail?id=${row?.video_id}`,
  )
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)
})

test('a class can be added to the calendar of the device', async ({ page }) => {
  const { id, title, startsAt } = await seedClass({ title: 'Kept, for later' })
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
})

test('more bookings than one page holds are all listed by day', async ({ page, login }) => {
  const person = await login()
  await query(
    `with own as (
       insert into live_classes
         (title, description, brand_id, instructor_id, video_id, modality_ids, poster, time_zone,
          starts_at, ends_at, capacity, booked_count)
       select 'Past ' || day, description, brand_id, instructor_id, video_id, modality_ids, poster,
         time_zone, now() - make_interval(days => day),
         now() - make_interval(days => day) + interval '45 minutes', 20, 1
       from (select * from live_classes order by id limit 1) as model, generate_series(1, 55) as day
       returning id, starts_at, ends_at)
     insert into bookings (user_id, live_class_id, during)
     select $1, id, tstzrange(starts_at, ends_at) from own`,
    [person.id],
  )
  await page.goto('/bookings')
  await page.getByRole('tab', { name: 'Past' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Past' })
  await expect(panel.locator('[data-card="live-classes"]')).toHaveCount(50)
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^\w+day \d{1,2}\/\d{2}\/\d{4}$/,
  )
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect(panel.locator('[data-card="live-classes"]')).toHaveCount(55)
  await expect(panel.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})
