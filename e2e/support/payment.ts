import { expect, type Page } from '@playwright/test'
import { cards, fillCard } from './card'
import { query } from './database'
import type { Person } from './person'

/** Opens the payment screen of a plan and waits for its form. */
export async function openPayment(page: Page, planId: number, origin = '') {
  await page.goto(`${origin}/subscribe/payment?sp=${planId}`)
  await page.getByRole('textbox', { name: 'Name on card' }).waitFor()
}

/** Fills in a billing address in Seattle, where plans are taxed. */
export async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: 'Street address' }).fill('1 Main Street')
  await page.getByRole('textbox', { name: 'City' }).fill('Seattle')
  await fillTaxAddress(page)
}

/** Fills in the part of an address in Seattle that the tax depends on. */
export async function fillTaxAddress(page: Page) {
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await page.getByRole('combobox', { name: 'State' }).selectOption('WA')
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('98101')
}

/**
 * Opens the payment screen of a plan and fills in a card and an address; returns the parts of the
 * screen.
 */
export async function fillPayment(page: Page, planId: number, card: string) {
  await openPayment(page, planId)
  await fillCard(page, card)
  await fillAddress(page)
  return paymentParts(page)
}

/** Pays on the payment screen where the page is, with a card and an address, and waits for success. */
export async function payByCard(page: Page) {
  await fillCard(page, cards.pays)
  await fillAddress(page)
  const { pay, success } = paymentParts(page)
  await pay.click()
  await expect(success).toBeVisible()
}

export async function applyCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Add promo code' }).click()
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** The parts of the payment screen that tests use. */
export const paymentParts = (page: Page) => ({
  pay: page
    .getByRole('button', { name: /^(Pay|Start free trial|Try again)/ })
    .and(page.locator('[data-pay]')),
  notice: page.locator('[data-notice]:not([data-notice=replaces])').filter({ visible: true }),
  success: page.getByRole('heading', { name: /You’re in!|Your free trial has started!/ }),
})

/**
 * The number of active subscriptions and successful charges of a person, in the provider's
 * database.
 */
export async function chargesOf(
  person: Pick<Person, 'id'>,
): Promise<{ live: number; charged: number }> {
  const [row] = await query<{ live: string; charged: string }>(
    `select count(distinct s.id) filter (where s.status = 'active') as live,
            count(c.id) filter (where c.status = 'succeeded') as charged
       from subscriptions s
       left join sandbox_charges c on c.intent_id = s.gateway_intent_id
      where s.user_id = $1`,
    [person.id],
  )
  return { live: Number(row?.live), charged: Number(row?.charged) }
}

/** All successful charges of a person, in minor units and in order. */
export async function takenFrom({ id }: Person): Promise<number[]> {
  const rows = await query<{ amount: number }>(
    `select c.amount from subscriptions s
       join sandbox_intents i on i.subscription_id = s.gateway_subscription_id
       join sandbox_charges c on c.intent_id = i.id
      where s.user_id = $1 and c.status = 'succeeded' order by c.created_at`,
    [id],
  )
  return rows.map(({ amount }) => amount)
}
