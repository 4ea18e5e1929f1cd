import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { cards, threeDSecure } from './support/card'
import { chargesOf, fillAddress, openPayment, paymentParts, takenFrom } from './support/payment'
import { expect, test } from './support/test'

const yearly = 3
const once = { live: 1, charged: 1 }

/** The sandbox's wallet, opened from the payment screen. */
async function openWallet(page: Page) {
  await page.getByRole('button', { name: 'Test wallet' }).click()
  const sheet = page.frameLocator('iframe[title="Test wallet"]')
  await expect(sheet.getByRole('combobox', { name: 'Card' })).toBeFocused()
  return {
    sheet,
    card: sheet.getByRole('combobox', { name: 'Card' }),
    confirm: sheet.getByRole('button', { name: 'Confirm' }),
    cancel: sheet.getByRole('button', { name: 'Cancel' }),
  }
}

test('a wallet can be canceled, shows the total for its address before it pays, and after a decline pays once with another card and 3-D Secure', async ({
  page,
  login,
}) => {
  const person = await login()
  await openPayment(page, yearly)
  const { pay, success } = paymentParts(page)
  const canceled = await openWallet(page)
  await expect(canceled.sheet.getByText('$239.99').last()).toBeVisible()
  await expectAccessible(page)
  await canceled.cancel.click()
  await expect(page.getByRole('button', { name: 'Test wallet' })).toBeFocused()

  const declined = await openWallet(page)
  await declined.card.selectOption(cards.isDeclined)
  await declined.confirm.click()
  await expect(page.getByText('Review your total')).toBeVisible()
  await expect(pay).toHaveText('Pay $255.59')
  await expectAccessible(page)
  await pay.click()
  await expect(page.locator('[data-notice=refused]')).toContainText('Your card was declined.')

  await page.getByRole('button', { name: 'Pay another way' }).click()
  await fillAddress(page)
  await expect(pay).toHaveText('Pay $255.59')
  const second = await openWallet(page)
  await expect(second.sheet.getByText('$255.59')).toBeVisible()
  await second.card.selectOption(cards.asksForThreeDSecure)
  // The wallet's address has the total that was shown, so its confirmation pays.
  await second.confirm.click()
  await threeDSecure(page).complete.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual(once)
  expect(await takenFrom(person)).toEqual([25_559])
})
