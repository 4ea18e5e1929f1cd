import { expectAccessibleInBoth } from './support/axe'
import { openPayment, paymentParts } from './support/payment'
import { sidewaysOverflow } from './support/sideways-overflow'
import { expect, test } from './support/test'

const yearly = 3

test('the form asks before it is left, keeps what was typed, points out what is missing, and fits a small screen', async ({
  page,
  login,
}) => {
  await login()
  await openPayment(page, yearly)
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('Seattle')
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
  await expect(city).toHaveValue('Seattle')
  await expect(modal).toBeHidden()

  const { pay } = paymentParts(page)
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  // A press on the disabled button shows what is wrong, in the card fields once they have loaded, and
  // leads to the first invalid field that is known.
  await pay.click({ force: true })
  await expect(page.getByText('Enter your street address.').first()).toBeVisible()
  await expect(page.getByText('Enter your card number.').first()).toBeVisible()
  await pay.click({ force: true })
  await expect(page.locator('#payment-cardNumber')).toHaveClass(/StripeElement--focus/)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Show order' }).click()
  await expectAccessibleInBoth(page)
  await city.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Hide order' })).not.toBeInViewport()
  expect(await sidewaysOverflow(page)).toBe(0)
})
