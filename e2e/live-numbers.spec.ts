import type { Page } from '@playwright/test'
import { seedClass, type SeededClass } from './support/live-class'
import { createPerson } from './support/person'
import { callProvider } from './support/provider'
import { buyPlan } from './support/subscription'
import { expect, test } from './support/test'

/** The day of a class in the browser's time zone. */
const dayOf = (page: Page, { startsAt }: SeededClass) =>
  page.evaluate((time) => {
    const date = new Date(time)
    return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  }, startsAt.getTime())

/** Simulates hiding or showing the page. */
const look = (page: Page, visible: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !visible)

test('a booking made in one tab is shown in the other at once', async ({
  page,
  context,
  login,
}) => {
  await login({ plan: 'all' })
  const seeded = await seedClass({ title: 'Seen in Two Tabs', startsInMinutes: 65 })
  const { id, title } = seeded
  await page.goto(`/live-class-detail?id=${id}`)
  const book = page.getByRole('button', { name: `Book ${title}` })
  await expect(book).toBeEnabled()

  const schedule = await context.newPage()
  await schedule.goto(`/schedule?date=${await dayOf(page, seeded)}`)
  // Classes at the same time name it too, once it is booked.
  const row = schedule
    .locator('[data-card="live-classes"]')
    .filter({ has: schedule.getByRole('heading', { name: title }) })
  await expect(row.getByText('20 spots left')).toBeVisible()
  await expect(row.getByRole('button', { name: `Book ${title}` })).toBeEnabled()

  await book.click()
  // Faster than the periodic refresh, because the other tab announces it.
  await expect(row.getByText('Booked', { exact: true })).toBeVisible()
  await expect(row.getByText('19 spots left')).toBeVisible()

  await row.getByRole('button', { name: `Cancel booking, ${title}` }).click()
  await schedule.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(book).toBeVisible()
  await expect(page.getByText('20 spots left')).toBeVisible()
})

test('a booking of another member is shown with the next refresh, while the page is visible', async ({
  page,
}) => {
  const { id } = await seedClass({ title: 'Two People, Two Spots', capacity: 2 })
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/api/v1/live_classes/${id}`)) asked.push(request.url())
  })
  await page.goto(`/live-class-detail?id=${id}`)
  await expect(page.getByText('2 spots left')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)

  const otherMember = await createPerson('Rae')
  await buyPlan(otherMember, { plan: 'all' })
  const { tokens } = otherMember
  const booking = { live_class_id: id }
  const { body } = await callProvider<{ id: number }>('POST', '/v1/bookings', {
    tokens,
    body: { booking },
  })

  await page.clock.fastForward(31_000)
  await expect(page.getByText('1 spot left')).toBeVisible()
  expect(asked).toHaveLength(2)

  await look(page, false)
  await callProvider('DELETE', `/v1/bookings/${body.id}`, { tokens })
  await page.clock.fastForward(300_000)
  expect(asked).toHaveLength(2)
  await look(page, true)
  await expect(page.getByText('2 spots left')).toBeVisible()
  expect(asked).toHaveLength(3)
})
