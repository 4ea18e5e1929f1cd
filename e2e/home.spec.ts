import { brands } from '@/lib/brand/brands'
import { buildQuery } from '@/lib/routing/query'
import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { seedClass } from './support/live-class'
import { callProvider } from './support/provider'
import { expect, test } from './support/test'
import { watchVideo } from './support/watch-video'

test('a member sees the class they booked although another row fails, retries that row, and joins the class once it runs', async ({
  page,
  login,
}) => {
  const person = await login({ plan: 'all' })
  const video = await watchVideo(person, 0.02)
  const { id, title } = await seedClass({ title: 'Booked for Tonight', startsInMinutes: 95 })
  await callProvider('POST', '/v1/bookings', {
    tokens: person.tokens,
    body: { booking: { live_class_id: id } },
  })
  await page.route('**/api/v1/user_video_sessions?**', (route) => route.abort(), { times: 1 })
  await page.goto('/')

  // A row that does not load leaves the others alone.
  const failed = page.getByRole('status').filter({ hasText: 'We couldn’t load' })
  await expect(failed).toBeVisible()
  const next = page.getByRole('region', { name: 'Your next class' })
  await expect(next.getByRole('link', { name: title })).toBeVisible()
  await expect(next).toContainText('in 2 hours')
  await expect(next.getByRole('link', { name: `Join ${title}` })).toBeHidden()
  await failed.getByRole('button', { name: 'Try again' }).click()
  const row = page.getByRole('region', { name: 'Continue watching' })
  await expect(row.getByRole('link', { name: video.title })).toBeVisible()
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expectAccessible(page)

  await query(`update live_classes set starts_at = now() - interval '2 minutes' where id = $1`, [
    id,
  ])
  await page.reload()
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

test('a number in the line of a brand is that of the list that it leads to', async ({
  request,
}) => {
  const response = await request.get('/?brand=rowing')
  // Where two texts meet, React writes an empty comment.
  const html = (await response.text()).replaceAll('<!-- -->', '')
  const number = /<a [^>]*href="([^"]+)"[^>]*>(\d+) sessions on the rower<\/a>/
  const [, href = '', count] = number.exec(html) ?? []
  expect(count).toBeDefined()
  const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://x')
  expect(pathname).toBe('/classes/workouts')
  expect(searchParams.get('brand')).toBe('rowing')
  const list = buildQuery({
    brand_id: brands.find(({ key }) => key === 'rowing')!.id,
    equipment_ids: searchParams.get('equipment_ids'),
    per_page: 1,
  })
  const { body } = await callProvider<{ total: number }>('GET', `/v1/videos?${list}`)
  expect(body.total).toBe(Number(count))
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

test('browsers are asked to show nothing before the text of the hero has arrived', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [head, body] = html.split('<body')
  const end = /<link rel="expect" href="#([\w-]+)" blocking="render"/.exec(head ?? '')?.[1]
  expect(body).toMatch(new RegExp(`class="hero-terms".* id="${end}"`, 's'))
})
