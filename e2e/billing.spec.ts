import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe'
import { cards, fillCard, threeDSecure } from './support/card'
import { fillAddress } from './support/payment'
import { expect, test } from './support/test'

test('a card with 3-D Secure replaces the old one, and an invoice is saved as a PDF', async ({
  page,
  login,
}) => {
  await login({ plan: 'single' })
  await page.goto('/account/billing')
  const list = page.getByRole('region', { name: 'Cards' }).getByRole('listitem')
  await expect(list).toHaveText(/Visa ending in 4242.*Default/)

  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('This is the only card for a plan that renews')).toBeVisible()

  await page.getByRole('button', { name: 'Add card' }).click()
  await fillCard(page, cards.asksForThreeDSecure)
  await fillAddress(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save card' }).click()
  await threeDSecure(page).fail.click()
  await expect(page.getByText(/Your bank didn’t confirm the payment/)).toBeVisible()
  await page.getByRole('button', { name: 'Save card' }).click()
  await threeDSecure(page).complete.click()
  await expect(page.getByText('Visa ending in 3155 saved')).toBeVisible()

  await page.getByRole('button', { name: 'Make Visa ending in 3155 the default' }).click()
  await expect(list.filter({ hasText: '3155' })).toContainText('Default')
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(list).toHaveCount(1)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Invoice X-\d{4}-\d{6} as a PDF$/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^X-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
