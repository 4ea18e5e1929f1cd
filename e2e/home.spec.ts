import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { seedClass } from './support/live-class'
import type { Person } from './support/person'
import { callProvider } from './support/provider'
import { expect, test } from './support/test'
import { watchVideo } from './support/watch-video'

const book = ({ tokens }: Person, liveClassId: number) =>
  callProvider('POST', '/v1/bookings', {
    tokens,
    body: { booking: { live_class_id: liveClassId } },
  })

test('a member sees the videos they started and the class they booked', async ({ page, login }) => {
  const person = await login({ plan: 'all' })
  const video = await watchVideo(person, 0.02)
  const { id, title } = await seedClass({ title: 'Booked for Tonight', startsInMinutes: 95 })
  await book(person, id)
  await page.goto('/')

  const next = page.getByRole('region', { name: 'Your next class' })
  await expect(next.getByRole('link', { name: title })).toBeVisible()
  await expect(next).toContainText('in 2 hours')
  await expect(next.getByRole('link', { name: `Join ${title}` })).toBeHidden()

  const row = page.getByRole('region', { name: 'Continue watching' })
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expectAccessible(page)
  await row.getByRole('link', { name: video.title }).click()
  await expect(page).toHaveURL(`/video-detail?id=${video.id}`, { timeout: 30_000 })
  await expect(page.locator('video')).toBeVisible()
  await page.goBack()
  await next.getByRole('link', { name: 'All bookings' }).click()
  const bookings = page.locator('main[data-screen="bookings"]')
  await expect(bookings.getByRole('link', { name: title })).toBeVisible()
})

test('a booked class that is running can be joined from home', async ({ page, login }) => {
  const person = await login({ plan: 'all' })
  const { id, title } = await seedClass({ title: 'Already in the Room', startsInMinutes: 30 })
  await book(person, id)
  await query(`update live_classes set starts_at = now() - interval '2 minutes' where id = $1`, [
    id,
  ])
  await page.goto('/')
  const next = page.getByRole('region', { name: 'Your next class' })
  await expect(next.getByText('Live now')).toBeVisible()
  await next.getByRole('link', { name: `Join ${title}` }).click()
  await expect(page.locator('main[data-screen="live-class-fullscreen"]')).toBeVisible()
})

test('a member who has started and booked nothing sees none of their rows', async ({
  page,
  login,
}) => {
  await login()
  const responses = ['user_video_sessions', 'bookings', 'videos/recommended'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/api/v1/${name}`)),
  )
  await page.goto('/')
  await Promise.all(responses)
  await expect(page.getByRole('region', { name: 'Your next class' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Because you took' })).toHaveCount(0)

  // The next visit reserves no space for them, starting with the first paint.
  await page.route(/user_video_sessions|bookings|recommended/, () => undefined)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Live now and next' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
  for (const skeleton of await page.locator('[data-skeleton]').all())
    await expect(skeleton).toBeHidden()
})

test('a row that fails to load shows an error without affecting others, and can be retried', async ({
  page,
  login,
}) => {
  const person = await login({ plan: 'all' })
  const video = await watchVideo(person, 0.02)
  await page.route('**/api/v1/user_video_sessions?**', (route) => route.abort(), { times: 1 })
  await page.goto('/')
  const failed = page.getByRole('status').filter({ hasText: 'We couldn’t load' })
  await failed.getByRole('button', { name: 'Try again' }).click()
  const row = page.getByRole('region', { name: 'Continue watching' })
  await expect(row.getByRole('link', { name: video.title })).toBeVisible()
})

test('a number in the line of a brand is that of the list that it leads to', async ({ page }) => {
  await page.goto('/?brand=rowing')
  const number = page.getByRole('link', { name: /^\d+ sessions on the rower$/ })
  const count = /\d+/.exec((await number.textContent())!)![0]
  await number.click()
  await expect(page).toHaveURL(/equipment_ids=\d+/)
  await expect(page.getByText(`${count} workouts`, { exact: true })).toBeVisible()
})

test('a guest sees no members’ rows, and nothing is requested for them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Live now and next' })).toBeVisible()
  await page.getByRole('button', { name: 'Next in New this week' }).click()
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your next class' })).toHaveCount(0)
  expect(asked.filter((path) => /user_video_sessions|bookings|recommended/.test(path))).toEqual([])
})

test('the timeline shows which classes are running or over, even on a page cached earlier', async ({
  page,
}) => {
  // Without newer classes and the provider's clock, the page only has its own data.
  await page.route('**/api/v1/live_classes?**', (route) => route.abort())
  await page.goto('/?brand=rowing')
  const line = page.getByRole('region', { name: /^Live now and next$|^The next live class$/ })
  const first = line.getByRole('listitem').first()
  const begin = Date.parse((await first.locator('time').getAttribute('datetime')) ?? '')
  const minutes = Number(await first.getAttribute('data-minutes'))
  const href = (await first.getByRole('link').getAttribute('href')) ?? ''

  await page.clock.setFixedTime(begin + 60_000)
  await page.reload()
  await expect(first.getByRole('link')).toHaveAttribute('href', href)
  await expect(first.getByText('Live now')).toBeVisible()

  await page.clock.setFixedTime(begin + minutes * 60_000)
  await page.reload()
  await expect(line.getByRole('link', { name: 'See the schedule' })).toBeVisible()
  await expect(line.locator(`a[href="${href}"]`)).toBeHidden()
})
