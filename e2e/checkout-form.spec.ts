import { expectAccessible } from './support/axe'
import { openPayment, paymentParts } from './support/payment'
import { expect, test } from './support/test'

const yearly = 3

test('errors are shown at their fields, and the first invalid field is focused', async ({
  page,
  login,
}) => {
  await login()
  await openPayment(page, yearly)
  const { pay } = paymentParts(page)
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  // A press on the disabled button shows what is wrong, in the card fields once they have loaded, and
  // leads to the first invalid field that is known.
  await pay.click({ force: true })
  await expect(page.getByText('Enter your city.')).toBeVisible()
  await expect(page.getByText('Enter your card number.').first()).toBeVisible()
  await pay.click({ force: true })
  await expect(page.locator('#payment-cardNumber')).toHaveClass(/StripeElement--focus/)
  await expectAccessible(page)
})

test('closing asks for confirmation once something was typed, and staying keeps the input', async ({
  page,
  login,
}) => {
  await login()
  await openPayment(page, yearly)
  await page.getByRole('textbox', { name: 'City' }).fill('Seattle')
  await page.getByRole('button', { name: 'Close' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal).toHaveAttribute('data-modal', 'sign-up-back')
  await expect(modal.getByRole('heading')).toHaveText('Leave payment?')
  await expect(modal).toContainText('We’ll keep what you’ve entered')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(modal).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle')
  await expect(modal).toBeHidden()
})
