import { countTaps } from './support/count-taps'
import { query } from './support/database'
import { seedClass } from './support/live-class'
import { withMotion } from './support/motion'
import { expect, test } from './support/test'
import { watchVideo } from './support/watch-video'

// What people come for, from the home page of a phone, and how often they have to press for it.

const evening = 18
/** Hours by which the phone's clock is ahead of UTC, so that it is evening there now. */
const ahead = ((evening - new Date().getUTCHours() + 36) % 24) - 12
// The signs of these zones are those of the sun, not of the clock.
const timezoneId = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`

test.use({
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  timezoneId,
  contextOptions: withMotion,
})

test('a newcomer plays a free class with two taps', async ({ page }) => {
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('link', { name: /^Try a free \d+-minute class$/ }).tap()
  await page.getByRole('button', { name: 'Play', exact: true }).tap()
  const video = page.locator('video')
  const position = () => video.evaluate((one: HTMLVideoElement) => one.currentTime)
  await expect.poll(position).toBeGreaterThan(0)
  expect(taps()).toBe(2)
  // The smallest of three sizes is wider than this phone, so no larger one is loaded.
  expect(await video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(426)
})

test('three taps and one word find a short core class without equipment', async ({ page }) => {
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  const search = page.getByRole('dialog', { name: 'Search X+' })
  await search.getByRole('combobox').fill('core')
  await search.getByRole('button', { name: '20 minutes' }).tap()
  await search.getByRole('button', { name: 'no equipment' }).tap()
  const first = search.getByRole('group', { name: 'Workouts' }).getByRole('option').first()
  await expect(search.getByRole('status')).toHaveText(/\d+ results?/)
  await expect(first).toContainText('20 min')
  expect(taps()).toBe(3)
  const title = await first.locator('b').textContent()
  await first.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
})

test('a member books the next yoga class of the evening with three taps', async ({
  page,
  login,
}) => {
  const { id: userId } = await login({ plan: 'all' })
  const title = 'An evening of three taps'
  await seedClass({ title, startsInMinutes: 50 })
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pick your practice' }).getByText('Yoga').tap()
  await expect(page).toHaveURL(/brand=yoga/)
  await page.getByRole('link', { name: 'See the schedule' }).tap()
  await expect(page).toHaveURL(/\/schedule\?.*brand=yoga/)
  // The stored page may be older than the class.
  await expect(page.getByRole('main').getByText(title)).toBeVisible()
  // Rows lead to their classes until the code that books is there, and do not change all at once.
  await expect(page.getByRole('main').getByRole('link', { name: 'Book', exact: true })).toHaveCount(
    0,
  )
  await page
    .getByRole('button', { name: /^Book / })
    .first()
    .tap()
  await expect(page.getByRole('status').filter({ hasText: 'You’re booked' })).toBeVisible()
  expect(taps()).toBe(3)
  const booked = await query<{ brand_id: number; minutes: number }>(
    `select c.brand_id, extract(epoch from c.starts_at - now())::int / 60 as minutes
     from bookings b join live_classes c on c.id = b.live_class_id where b.user_id = $1`,
    [userId],
  )
  expect(booked).toEqual([{ brand_id: 4, minutes: expect.any(Number) }])
  expect(booked[0]!.minutes).toBeLessThanOrEqual(50)
})

test('a member resumes the video of yesterday with one tap', async ({ page, login }) => {
  const person = await login({ plan: 'all' })
  const { title } = await watchVideo(person, 0.02)
  await query(
    `update user_video_sessions set started_at = started_at - interval '1 day' where user_id = $1`,
    [person.id],
  )
  const taps = await countTaps(page)
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Continue watching' })
  await row.getByRole('link', { name: title }).tap()
  const position = () => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime)
  await expect.poll(position).toBeGreaterThan(20)
  expect(taps()).toBe(1)
})

test('the next live class of an instructor is three taps away', async ({ page }) => {
  const [next] = await query<{ name: string }>(
    `select i.first_name || ' ' || i.last_name as name
     from live_classes c join instructors i on i.id = c.instructor_id
     where c.starts_at > now() + interval '1 hour' order by c.starts_at limit 1`,
  )
  const name = next!.name
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  const search = page.getByRole('dialog', { name: 'Search X+' })
  await search.getByRole('combobox').fill(name)
  await search.getByRole('group', { name: 'Instructors' }).getByRole('option').first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page
    .getByRole('region', { name: `Live with ${name.split(' ')[0]}` })
    .getByRole('link')
    .first()
    .tap()
  const screen = page.locator('main[data-screen="live-class-detail"]')
  await expect(screen.getByText(name).first()).toBeVisible()
  expect(taps()).toBe(3)
})
