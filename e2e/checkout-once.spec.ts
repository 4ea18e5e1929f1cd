import type { Locator, Page } from '@playwright/test'
import { cards, fillCard } from './support/card'
import { collectEvents, payloadsOf } from './support/events'
import { chargesOf, fillAddress, fillPayment, openPayment, paymentParts } from './support/payment'
import { expect, test } from './support/test'

const yearly = 3
const once = { live: 1, charged: 1 }

/** Lets the time of the page run ahead of its polling, until the notice is there and says `text`. */
async function expectPolled(page: Page, notice: Locator, text: string) {
  const isShown = async () => {
    await page.clock.runFor(500)
    return notice.isVisible()
  }
  await expect.poll(isShown, { intervals: [50] }).toBe(true)
  await expect(notice).toContainText(text)
}

test('20: a payment that never settles ends in the default error, and neither a retry nor a reload buys anything', async ({
  page,
  login,
}) => {
  const person = await login()
  const calls = { GET: 0, POST: 0 }
  page.on('request', (request) => {
    const method = request.method() as 'GET' | 'POST'
    if (/\/v1\/subscriptions\/web(\/|$)/.test(request.url())) calls[method] += 1
  })
  const { pay, notice } = await fillPayment(page, yearly, cards.neverSettles)
  await page.clock.install()
  await pay.click()
  await expectPolled(page, notice, 'Something went wrong. Try again.')
  await expect(notice).not.toContainText('Exceeded')
  expect(calls).toEqual({ GET: 15, POST: 1 })
  await pay.click()
  await expect(notice).toBeHidden()
  await expectPolled(page, notice, 'You can’t be charged twice')
  expect(calls).toEqual({ GET: 31, POST: 1 })

  const asked = page.waitForRequest(/\/v1\/subscriptions\/web\/\d+$/)
  await pay.click()
  await asked
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expectPolled(page, notice, 'We’re still confirming your payment')
  expect(calls.POST).toBe(1)
  expect(await chargesOf(person)).toEqual({ live: 0, charged: 0 })
})

test('offline nothing is sent and no input is lost; an answer lost with the network leads to one charge, also after a reload', async ({
  page,
  context,
  login,
}) => {
  const person = await login()
  const { pay, notice, success } = await fillPayment(page, yearly, cards.pays)
  // The tax has loaded before the network fails.
  await expect(pay).toHaveText('Pay $255.59')
  const offline = page.getByRole('alert').filter({ hasText: 'You’re offline.' })
  let sent = 0
  await page.route('**/api/v1/subscriptions/web', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await pay.click({ force: true })
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle')
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  expect(sent).toBe(0)

  await pay.click()
  await expect(notice).toContainText('We’re not sure your payment went through')
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(notice).toContainText('We’re not sure your payment went through')
  await pay.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual(once)
})

test('a second tab follows the first, and neither buys nor counts anything', async ({
  page,
  context,
  login,
}) => {
  const person = await login()
  await openPayment(page, yearly)
  const second = await context.newPage()
  const events = [collectEvents(page), collectEvents(second)]
  await openPayment(second, yearly)
  const { pay, success } = paymentParts(page)
  await page.bringToFront()
  await fillCard(page, cards.pays)
  await fillAddress(page)
  await pay.click()
  await expect(success).toBeVisible()
  await expect(paymentParts(second).success).toBeVisible()
  const counted = () => events.flatMap((seen) => payloadsOf(seen, 'Purchase')).length
  await expect.poll(counted).toBe(1)
  await second.goto(`/subscribe/payment?sp=${yearly}`)
  await expect(paymentParts(second).success).toBeVisible()
  expect(counted()).toBe(1)
  expect(await chargesOf(person)).toEqual(once)
})
