import { expectAccessibleInBoth } from './support/axe'
import { cards, fillCard, threeDSecure } from './support/card'
import { query } from './support/database'
import { collectEvents, payloadsOf } from './support/events'
import { holdRequests } from './support/hold-requests'
import { bookedSpots, seedClass } from './support/live-class'
import {
  applyCode,
  chargesOf,
  fillAddress,
  fillPayment,
  fillTaxAddress,
  paymentParts,
  takenFrom,
} from './support/payment'
import { callProvider } from './support/provider'
import { expect, test } from './support/test'

const yearly = 3
const once = { live: 1, charged: 1 }

test('24: a session that ends during the payment leads through the login back to the filled form', async ({
  page,
  login,
}) => {
  const person = await login()
  const { pay, success } = await fillPayment(page, yearly, cards.pays)
  await expect(pay).toHaveText('Pay $255.59')
  await callProvider('DELETE', '/v1/users/sign_out', { tokens: person.tokens })
  await query('delete from sessions where user_id = $1', [person.id])
  await pay.click()
  await page.waitForURL(/\/login\?onSignInRedirectTo=/)
  await expect(page.getByRole('status').filter({ hasText: 'We kept your details' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(new RegExp(`/subscribe/payment\\?sp=${yearly}$`))
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle')
  await fillCard(page, cards.pays)
  await pay.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual(once)
})

test('18 and 23: the bank is asked about a card on file before the card fields load; it fails, is left open over a reload, and one purchase follows', async ({
  page,
  login,
}) => {
  const person = await login({ plan: 'single' })
  await query(
    `update sandbox_payment_methods set behaviour = '{"kind":"challenge","afterwards":"approve"}', last4 = '3155'
      where customer_id = (select gateway_customer_id from payment_customers where user_id = $1)`,
    [person.id],
  )
  const before = await chargesOf(person)
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (/\/v1\/(subscriptions\/web|tax_estimates)$/.test(request.url()))
      sent.push(request.postDataJSON() as Record<string, unknown>)
  })
  const release = await holdRequests(page, '**/sandbox/stripe.js')
  await page.goto(`/subscribe/payment?sp=${yearly}`, { waitUntil: 'domcontentloaded' })
  const { pay, notice, success } = paymentParts(page)
  await expect(page.getByRole('radio', { name: /3155/ })).toBeChecked()
  // The card has no address, so the fields that the tax depends on are required.
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await fillTaxAddress(page)
  await expect(pay).toHaveText('Pay $255.59')
  await pay.click()
  await expect(page.getByRole('status').filter({ hasText: 'bank' })).toBeVisible()
  release()
  const bank = threeDSecure(page)
  await bank.fail.click()
  await expect(notice).toContainText('Your bank didn’t confirm the payment.')
  await pay.click()
  await expect(bank.complete).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  // The bank asks again by itself.
  await expect(bank.complete).toBeVisible()
  const polled = page.waitForResponse(
    (response) => /\/v1\/subscriptions\/web\/\d+$/.test(response.url()) && response.ok(),
  )
  await bank.complete.click()
  await polled
  await expect(success).toBeVisible()
  expect((await chargesOf(person)).charged).toBe(before.charged + 1)
  // Nothing of a card was sent.
  expect(JSON.stringify(sent)).toMatch(/"subscription_plan_id":3/)
  expect(JSON.stringify(sent)).not.toMatch(/"new_cc":true|pm_/)
})

test('11: a member without a plan whom booking led to the plans pays what the button says, once, and comes back booked; the purchase is tracked once', async ({
  page,
  login,
}) => {
  const person = await login()
  const { id, title } = await seedClass()
  const events = collectEvents(page)
  const purchases = () => payloadsOf(events, 'Purchase')
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: `Subscribe to book, ${title}` }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'See all plans' }).click()
  await page.getByRole('link', { name: 'Choose Everything, yearly' }).click()
  await page.getByRole('textbox', { name: 'Name on card' }).waitFor()
  const { pay, success } = paymentParts(page)
  await fillCard(page, cards.pays)
  await fillAddress(page)
  await expect(pay).toHaveText('Pay $255.59')
  await pay.dblclick()
  await expect(success).toBeVisible()
  const said = page.getByText('We charged $255.59 to your card.')
  await expect(said).toHaveText(/ From \w+\s\d+, \d{4}, you pay \$255\.59 a year until /)
  await expectAccessibleInBoth(page)
  await expect.poll(() => purchases().length).toBe(1)
  expect(purchases()[0]).toMatchObject({
    price: 239.99,
    subscriptionPayment: { planId: yearly, planType: 'all', currency: 'usd' },
  })
  await page.reload()
  await expect(said).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(success).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/live-class-detail?id=${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'You’re booked' })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })
  expect(purchases()).toHaveLength(1)
  expect(await chargesOf(person)).toEqual(once)
})

test('what changes after a declined card, address and code, is what is charged; after a reload the same purchase goes on', async ({
  page,
  login,
}) => {
  const person = await login()
  const keys: unknown[] = []
  page.on('request', (request) => {
    const isPurchase = request.method() === 'POST' && /\/subscriptions\/web$/.test(request.url())
    if (isPurchase) keys.push(request.headers()['idempotency-key'])
  })
  const { pay, notice, success } = await fillPayment(page, yearly, cards.isDeclined)
  const expectDeclined = async (amount: string, purchases: number) => {
    await expect(pay).toHaveText(`Pay ${amount}`)
    await pay.click()
    await expect.poll(() => keys.length).toBe(purchases)
    await expect(notice).toContainText('Your card was declined.')
    await expect(pay).toHaveText(`Pay ${amount}`)
  }
  await expectDeclined('$255.59', 1)
  await page.getByRole('combobox', { name: 'State' }).selectOption('OR')
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('97201')
  await fillCard(page, cards.isDeclined)
  await expectDeclined('$239.99', 2)
  await applyCode(page, 'SAVE20')
  await fillCard(page, cards.isDeclined)
  await expectDeclined('$191.99', 3)

  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByText(/SAVE20/).first()).toBeVisible()
  await expect(page.locator('.order-body')).toContainText('$191.99')
  await expect(pay).toHaveText('Pay $191.99')
  await fillCard(page, cards.pays)
  await pay.click()
  await expect(success).toBeVisible()
  await expect(page.getByText('We charged $191.99 to your card.')).toBeVisible()
  // Each change asked for another purchase, the reload for none.
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(3)
  expect(await takenFrom(person)).toEqual([19_199])
})
