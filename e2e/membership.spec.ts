import type { Page } from '@playwright/test'
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
  await login({ plan: 'all' })
  const clicks = await countClicks(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: /^Cancel, keep until/ }).click()
  const plan = page.getByRole('article')
  await expect(plan.getByText(/^Canceled\. Your trial goes on until/)).toBeVisible()
  expect(clicks()).toBe(3)

  await plan.getByRole('button', { name: 'Undo cancellation' }).click()
  await expect(plan.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  expect(clicks()).toBe(4)
})

test('23: a member changes the brand of their plan, then upgrades for the amount they were shown', async ({
  page,
  login,
}) => {
  await login({ plan: 'single' })
  await page.goto('/account/subscriptions')
  const plan = page.getByRole('article')
  await plan.getByRole('link', { name: 'Change brand' }).click()
  await page.locator('main label', { hasText: 'Barre' }).click()
  await page.getByRole('button', { name: 'Change to Barre' }).click()
  await expect(plan.getByText(/^Barre ·/)).toBeVisible()
  await page.goto('/account/subscriptions/select-brand')
  await expect(page.getByText(/You can change it again from/)).toBeVisible()

  await page.goto('/account/plans')
  await page.getByRole('button', { name: 'Yearly' }).click()
  await page.getByRole('link', { name: 'Change to All brands, yearly' }).click()
  await expect(page).toHaveURL(/\/account\/plans\?.*sp=3/)
  // A link to the payment of an upgrade leads there too.
  await page.goto('/subscribe/payment?flow=upgrade&sp=3')
  await expect(page).toHaveURL(/\/account\/plans\?sp=3/)
  const today = page.locator('.change-today dd')
  const amount = await today.innerText()
  expect(amount).toMatch(/^\$\d+\.\d\d$/)
  await page.getByRole('button', { name: `Pay ${amount} and change` }).click()
  await expect(page.getByText(`${amount} was charged today.`)).toBeVisible()
  await page.getByRole('link', { name: 'See your plan' }).click()
  await expect(plan.getByRole('heading', { name: 'All brands, yearly' })).toBeVisible()
  await expect(plan.getByText(/^\$239\.99 on /)).toBeVisible()
})
