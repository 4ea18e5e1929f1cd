import { collectEvents, payloadsOf } from './support/events'
import { seedClass } from './support/live-class'
import { expect, test } from './support/test'
import { watchVideo } from './support/watch-video'

test('views of the schedule are tracked: the page, the day’s classes, another day', async ({
  page,
}) => {
  const events = collectEvents(page)
  await page.goto('/schedule')
  await expect.poll(() => payloadsOf(events, 'Live Schedule').length).toBe(1)
  const [first] = payloadsOf(events, 'Live Schedule')
  expect((first?.liveClasses as object[])[0]).toEqual({
    id: expect.any(Number),
    sessionTitle: expect.any(String),
    sessionLength: expect.any(Number),
    startDateTime: expect.any(String),
    modalities: expect.arrayContaining([{ name: expect.any(String) }]),
    instructor: {
      id: expect.any(Number),
      firstName: expect.any(String),
      lastName: expect.any(String),
    },
  })
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/date=/)
  const date = new URL(page.url()).searchParams.get('date')
  await expect.poll(() => payloadsOf(events, 'Date Select')).toEqual([{ date }])
  await expect.poll(() => payloadsOf(events, 'Live Schedule').length).toBe(2)
})

test('a filter of workouts is tracked with its value', async ({ page }) => {
  const events = collectEvents(page)
  await page.goto('/classes/workouts')
  await page.getByRole('button', { name: 'HIIT', exact: true }).first().click()
  await expect(page).toHaveURL(/modalities_ids=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('modalities_ids'))
  await expect
    .poll(() => payloadsOf(events, 'Filter On Demand'))
    .toEqual([{ modalities_ids: [id] }])
})

test('a selected or removed brand is tracked as a filter', async ({ page }) => {
  const events = collectEvents(page)
  await page.goto('/classes/workouts')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Rowing' }).click()
  await expect(page).toHaveURL('/classes/workouts?brand=rowing')
  await page.getByRole('link', { name: 'Remove filter Rowing' }).click()
  await expect(page).toHaveURL('/classes/workouts')
  const chosen = ['rowing', 'all'].map((brand) => ({ modalities_ids: [], brand }))
  await expect.poll(() => payloadsOf(events, 'Filter On Demand')).toEqual(chosen)
})

test('the page view of a collection has its id', async ({ page }) => {
  const events = collectEvents(page)
  await page.goto('/classes/collections/1')
  const view = { page: 'collection-detail', pathname: '/classes/collections/1', id: '1' }
  await expect.poll(() => payloadsOf(events, 'Page View')).toEqual([view])
})

test('a class that is booked and canceled is tracked with the hours ahead', async ({
  page,
  login,
}) => {
  const events = collectEvents(page)
  await login({ plan: 'all' })
  const { id, title } = await seedClass({ title: 'Told of Once', startsInMinutes: 200 })
  const about = { id, sessionTitle: title, sessionLength: 45 }
  await page.goto(`/live-class-detail?id=${id}`)
  await expect
    .poll(() => payloadsOf(events, 'Live Class Detail'))
    .toEqual([expect.objectContaining(about)])
  await page.getByRole('button', { name: `Book ${title}` }).click()
  await page.getByRole('button', { name: `Cancel booking, ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  for (const name of ['Live Class Booked', 'Live Class Booking Cancelled'])
    await expect
      .poll(() => payloadsOf(events, name))
      .toEqual([expect.objectContaining({ ...about, hoursAhead: 3 })])
})

test('a video is tracked when it is opened, and when a quarter of it was played', async ({
  page,
  login,
}) => {
  const events = collectEvents(page)
  const { id, title } = await watchVideo(await login({ plan: 'all' }), 0.24)
  await page.goto(`/video-detail?id=${id}`)
  const about = { id, title, page: 'video-detail' }
  await expect
    .poll(() => payloadsOf(events, 'Video Detail'))
    .toEqual([expect.objectContaining({ ...about, completion: 0.24 })])
  await page.getByRole('button', { name: /^Resume from / }).click()
  const element = page.locator('video')
  await expect
    .poll(() => element.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0.5)
  await element.evaluate((v: HTMLVideoElement) => {
    v.playbackRate = 16
  })
  await expect
    .poll(() => payloadsOf(events, 'Video Progress')[0])
    .toEqual(expect.objectContaining({ ...about, completion: 0.25 }))
})
