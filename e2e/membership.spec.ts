import type { Page } from '@playwright/test'
import { cards, fillCard, threeDSecure } from './support/card'
import { query } from './support/database'
import { fillAddress } from './support/payment'
import { expect, test } from './support/test'

/** Counts the clicks from now on, over page loads. */
async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('clicked', () => (clicks += 1))
  await page.addInitScript(() =>
    addEventListener(
      'click',
      () => void (window as unknown as { clicked(): void }).clicked(),
      true,
    ),
  )
  return () => clicks
}

test('a plan is canceled with three clicks from the sign-in, and taken back with one', async ({
  page,
  login,
}) => {
  const person = await login({ plan: 'all' })
  const clicks = await countClicks(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: /^Cancel, keep until/ }).click()
  const plan = page.getByRole('article')
  await expect(plan.getByText(/^Canceled\. Your free trial runs until/)).toBeVisible()
  expect(clicks()).toBe(3)
  await expect(plan.getByText(`We’ll email a confirmation to ${person.email}.`)).toBeVisible()
  const saved = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Confirmation (PDF)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^x-plus-cancellation-\d+\.pdf$/)

  await plan.getByRole('button', { name: 'Undo cancellation' }).click()
  await expect(plan.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  expect(clicks()).toBe(5)
})

test('23: a member changes the brand of their plan, then upgrades for the amount they were shown', async ({
  page,
  login,
}) => {
  await login({ plan: 'single' })
  await page.goto('/account/subscriptions')
  const plan = page.getByRole('article')
  await plan.getByRole('link', { name: 'Change practice' }).click()
  await page.locator('main label', { hasText: 'Barre' }).click()
  await page.getByRole('button', { name: 'Change to Barre' }).click()
  await expect(plan.getByText(/^Barre ·/)).toBeVisible()
  await page.goto('/account/subscriptions/select-brand')
  await expect(page.getByText(/You can change it again from/)).toBeVisible()

  await page.goto('/account/plans')
  await page.getByRole('button', { name: 'Yearly' }).click()
  await page.getByRole('link', { name: 'Change to Everything, yearly' }).click()
  await expect(page).toHaveURL(/\/account\/plans\?.*sp=3/)
  const today = page.locator('.change-today dd')
  const amount = await today.innerText()
  expect(amount).toMatch(/^\$\d+\.\d\d$/)
  await page.getByRole('button', { name: `Pay ${amount} and change` }).click()
  await expect(page.getByText(`You were charged ${amount} today.`)).toBeVisible()
  await page.getByRole('link', { name: 'See your plan' }).click()
  await expect(plan.getByRole('heading', { name: 'Everything, yearly' })).toBeVisible()
  await expect(plan.getByText(/^\$239\.99 on /)).toBeVisible()
})

/** Moves a person's subscription a month back, so that its renewal is due. */
async function endPeriod(userId: number) {
  const past = `status_at = now() - interval '1 month 1 minute',
    current_period_start = now() - interval '1 month 1 minute',
    current_period_end = now() - interval '1 minute'`
  await query(
    `update sandbox_subscriptions set billing_anchor = now() - interval '1 month 1 minute', ${past}
      where id = (select gateway_subscription_id from subscriptions where user_id = $1)`,
    [userId],
  )
  await query(`update subscriptions set ${past} where user_id = $1`, [userId])
}

test('a bank that wants the payment confirmed: a change of plan refused, then made, and a failed renewal paid', async ({
  page,
  login,
}) => {
  const person = await login({ plan: 'single' })
  const setCard = (behavior: object) =>
    query(
      `update sandbox_payment_methods set behaviour = $1 where customer_id =
        (select gateway_customer_id from subscriptions where user_id = $2)`,
      [JSON.stringify(behavior), person.id],
    )
  await setCard({ kind: 'challenge', afterwards: 'approve' })
  await page.goto('/account/plans?sp=1')
  const pay = page.getByRole('button', { name: /^Pay .* and change$/ })
  await pay.click()
  await threeDSecure(page).fail.click()
  await expect(page.getByText(/Your plan hasn’t changed\.$/)).toBeVisible()
  const held = () =>
    query('select plan_id, status from subscriptions where user_id = $1', [person.id])
  expect(await held()).toEqual([{ plan_id: 2, status: 'active' }])
  await page.goto('/account/plans?sp=1')
  await pay.click()
  await threeDSecure(page).complete.click()
  await expect(page.getByText(/^You were charged .* today\./)).toBeVisible()

  await setCard({ kind: 'decline', code: 'card_declined' })
  await endPeriod(person.id)
  await page.goto('/account/subscriptions')
  await page.getByRole('article').getByRole('link', { name: 'Update card' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await fillCard(page, cards.asksForThreeDSecure)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Save card' }).click()
  await threeDSecure(page).complete.click()
  await threeDSecure(page).complete.click()
  await expect(page.getByText('Paid. Your plan continues.')).toBeVisible()
  expect(await held()).toEqual([{ plan_id: 1, status: 'active' }])
})
