import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { cards, fillCard, threeDSecure } from './support/card'
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
    address: sheet.getByRole('combobox', { name: 'Billing address' }),
    confirm: sheet.getByRole('button', { name: 'Confirm' }),
    cancel: sheet.getByRole('button', { name: 'Cancel' }),
  }
}

test('a plan is paid with a wallet, after the total for its address is shown', async ({
  page,
  login,
}) => {
  const person = await login()
  await openPayment(page, yearly)
  const { sheet, confirm } = await openWallet(page)
  await expect(sheet.getByText('$239.99').last()).toBeVisible()
  await expectAccessible(page)
  await confirm.click()
  const { pay, success } = paymentParts(page)
  await expect(page.getByText('Review your total')).toBeVisible()
  await expect(pay).toHaveText('Pay $255.59')
  await expectAccessible(page)
  await pay.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual(once)
  expect(await takenFrom(person)).toEqual([25559])
})

test('a wallet is canceled and the card form pays; then nothing else is charged', async ({
  page,
  login,
}) => {
  const person = await login()
  await openPayment(page, yearly)
  await fillCard(page, cards.pays)
  await fillAddress(page)
  const { pay, success } = paymentParts(page)
  await expect(pay).toHaveText('Pay $255.59')
  const { sheet, cancel } = await openWallet(page)
  await expect(sheet.getByText('$255.59')).toBeVisible()
  await cancel.click()
  await expect(page.getByRole('button', { name: 'Test wallet' })).toBeFocused()
  await pay.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual(once)
})

test('a declined wallet is followed by another card of it, which asks for 3-D Secure', async ({
  page,
  login,
}) => {
  const person = await login()
  await openPayment(page, yearly)
  await fillAddress(page)
  const { pay, notice, success } = paymentParts(page)
  await expect(pay).toHaveText('Pay $255.59')
  const declined = await openWallet(page)
  await declined.card.selectOption(cards.isDeclined)
  // The wallet's address has the total that was shown, so its confirmation pays.
  await declined.confirm.click()
  await expect(notice).toContainText('Your card was declined.')
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await expect(pay).toHaveText('Pay $255.59')
  const second = await openWallet(page)
  await second.card.selectOption(cards.asksForThreeDSecure)
  await second.confirm.click()
  await threeDSecure(page).complete.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual(once)
})
