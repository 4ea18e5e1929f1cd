import { bookedSpots, seedClass } from './support/live-class'
import { logIn } from './support/log-in'
import { lastMail } from './support/outbox'
import { createPerson } from './support/person'
import { callProvider } from './support/provider'
import { buyPlan } from './support/subscription'
import { expect, test } from './support/test'

test('a guest who presses Join waitlist logs in, waits, gets the spot that is given back and is mailed', async ({
  page,
  context,
}) => {
  const holder = await createPerson('Sam')
  await buyPlan(holder, { plan: 'all' })
  const { id, title } = await seedClass({ title: 'Wanted By Two Live', capacity: 1 })
  const { body } = await callProvider<{ id: number }>('POST', '/v1/bookings', {
    tokens: holder.tokens,
    body: { booking: { live_class_id: id } },
  })
  const member = await createPerson()
  await buyPlan(member, { plan: 'all' })
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('link', { name: `Join waitlist for ${title}` }).click()
  await expect(page.getByText(`Join the waitlist for ${title} with`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await logIn(page, member)
  const main = page.getByRole('main')
  await expect(main.getByText('No. 1 on the waitlist')).toBeVisible()
  await page.getByRole('combobox', { name: 'Book me until' }).selectOption({ index: 0 })
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await callProvider('DELETE', `/v1/bookings/${body.id}`, { tokens: holder.tokens })
  // What is shown is refreshed when the device is online again, without a reload; but not if it was
  // read two seconds ago.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(main.getByText('Booked', { exact: true })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(main.getByText(/^You can cancel until \d/)).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })
  await expect
    .poll(async () => (await lastMail(member.email)).text)
    .toContain('You were next on the waitlist')
})
