import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { cards, fillCard, threeDSecure } from './support/card'
import { countTaps } from './support/count-taps'
import { query } from './support/database'
import { collectEvents, payloadsOf } from './support/events'
import { logIn } from './support/log-in'
import { lastMail, linkIn } from './support/outbox'
import { fillAddress, paymentParts } from './support/payment'
import { createPerson, newEmail } from './support/person'
import { expect, test } from './support/test'

const yearly = 3
const linkOf = (parameters: string) => `/subscribe/payment-public?${parameters}`
const success = (page: Page) => page.locator('main[data-screen="subscription-success-public"]')

/** Fills in who buys, by keyboard as a browser would. */
async function fillBuyer(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron')
}

/** Opens a link and fills in everything; returns the parts of the screen and who buys. */
async function fillGuest(page: Page, parameters: string, card: string, email = newEmail('guest')) {
  await page.goto(linkOf(parameters))
  await fillBuyer(page, email)
  await fillCard(page, card)
  await fillAddress(page)
  return { ...paymentParts(page), email, bank: threeDSecure(page) }
}

/** Active subscriptions and successful charges of an email, as a buyer and as an account. */
async function salesTo(email: string) {
  const [row] = await query<{ live: string; charged: string; studio: number | null }>(
    `select count(distinct s.id) filter (where s.status = 'active') as live,
            count(c.id) filter (where c.status = 'succeeded') as charged,
            max(s.studio_id) as studio
       from users u
       join subscriptions s on s.user_id = u.id
       left join sandbox_charges c on c.intent_id = s.gateway_intent_id
      where coalesce(u.buyer_email, u.email) = $1`,
    [email],
  )
  return { live: Number(row?.live), charged: Number(row?.charged), studio: row?.studio ?? null }
}
const once = { live: 1, charged: 1, studio: null }

test('12: a guest buys by a link, once though an answer is lost, finishes the account by mail, and has the plan', async ({
  page,
}) => {
  const events = collectEvents(page)
  const { pay, notice, email } = await fillGuest(page, `sp=${yearly}`, cards.pays)
  await expect(pay).toHaveText('Pay $255.59')
  await page.route(
    '**/api/v1/public/subscriptions/web',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await pay.click()
  await expect(notice).toContainText('We’re not sure your payment went through')
  await pay.click()
  await expect(success(page)).toContainText('We charged $255.59 to your card.')
  await expect(success(page)).toContainText(email)
  expect(page.url()).not.toContain('#')
  await expectAccessible(page)
  await page.reload()
  await expect(success(page)).toContainText('We charged $255.59 to your card.')
  await expect.poll(() => payloadsOf(events, 'Purchase')).toHaveLength(1)
  expect(payloadsOf(events, 'Purchase')[0]).toMatchObject({ registrationType: 'public' })
  expect(JSON.stringify(events)).not.toContain(email)

  await page.goto(linkIn(await lastMail(email)))
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  const password = 'Correct-horse-7'
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await logIn(page, { email, password })
  await expect(page.locator('main[data-screen="login"]')).toBeHidden()
  await page.goto('/subscription-plan-selector')
  await expect(page.locator(`[data-plan="${yearly}"]`)).toContainText('Your plan')
  expect(await salesTo(email)).toEqual(once)
})

test('13: on a phone a studio’s link takes three taps beyond the card', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const taps = await countTaps(page)
  const email = newEmail('studio')
  const personal = `email=${encodeURIComponent(email)}&first_name=Ada&last_name=Byron`
  await page.goto(`/?store_id=1&sp=2&onBack=/studios#${personal}`)
  await expect(page).toHaveURL(
    /\/subscribe\/payment-public\?store_id=1&sp=2&onBack=(\/|%2F)studios$/,
  )
  const { pay } = paymentParts(page)
  await expect(page.getByText('Prepared for you by')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Ada Byron')
  await expectAccessible(page)
  await fillCard(page, cards.pays)
  // A filled browser fills in the whole address from one tap into its first field.
  const fields = page.getByRole('form').locator('input, select')
  expect(
    await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete'))),
  ).toEqual([
    'email',
    'given-name',
    'family-name',
    'cc-name',
    'billing country',
    'billing address-line1',
    'billing address-line2',
    'billing address-level2',
    'billing address-level1',
    'billing postal-code',
  ])
  await page.getByRole('textbox', { name: 'Street address' }).click()
  await fillAddress(page)
  await pay.click()
  await expect(success(page)).toContainText(email)
  // From the link on: the address and the payment.
  expect(taps()).toBe(2)
  expect(await salesTo(email)).toEqual({ ...once, studio: 1 })
})

test('16: the public plan selector leads to the payment without an account, by way of the brand for a plan of one', async ({
  page,
}) => {
  const address = '**/_next/static/chunks/*.js'
  await page.route(address, (route) => route.abort())
  await page.goto('/subscription-plan-selector?flow=public')
  // The stored page promises the trial of members to everybody.
  await expect(page.getByText('You pay nothing today')).toBeHidden()
  await page.unroute(address)
  // Pressed on the page that got no scripts.
  await page.getByRole('link', { name: 'Choose One practice, monthly' }).click()
  await page.getByRole('link', { name: 'Choose Yoga' }).click()
  await page.waitForURL(/\/subscribe\/payment-public\?.*brand=yoga/)
  const email = newEmail('guest')
  await fillBuyer(page, email)
  await fillCard(page, cards.pays)
  await fillAddress(page)
  await paymentParts(page).pay.click()
  await expect(success(page)).toContainText(email)
  expect(await salesTo(email)).toEqual(once)
})

test('a guest with an account pays once after a declined card, a refused and an open 3-D Secure, is not sold the same again, and adds it to the account by mail', async ({
  page,
}) => {
  const person = await createPerson()
  const { pay, notice, email, bank } = await fillGuest(
    page,
    `sp=${yearly}`,
    cards.isDeclined,
    person.email,
  )
  await pay.click()
  await expect(notice).toContainText('Your card was declined.')
  await page.getByRole('button', { name: 'Use another card' }).click()
  await fillCard(page, cards.asksForThreeDSecure)
  await pay.click()
  await bank.fail.click()
  await expect(notice).toContainText('Your bank didn’t confirm the payment.')
  await pay.click()
  await expect(bank.complete).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await bank.complete.click()
  await expect(success(page)).toContainText('We charged $255.59 to your card.')
  expect(await salesTo(email)).toEqual(once)

  await page.goto(linkOf(`sp=${yearly}`))
  await expect(page.getByRole('button', { name: 'Buy for someone else' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(linkIn(await lastMail(email)))
  await expect(page).not.toHaveURL(/#/)
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page.getByRole('heading', { name: 'It’s in your account!' })).toBeVisible()
  await expectAccessible(page)
})
