import { cards, fillCard } from './support/card'
import { holdRequests } from './support/hold-requests'
import { chargesOf, fillAddress, paymentParts } from './support/payment'
import { expect, test } from './support/test'

const yearly = 3

test('missing or broken card provider scripts show an error, and a retry loads the fields', async ({
  page,
  login,
}) => {
  const person = await login()
  const script = '**/sandbox/stripe.js'
  const frames = '**/sandbox/elements.html*'
  await page.route(script, (route) => route.abort())
  await page.route(frames, (route) => route.abort())
  await page.goto(`/subscribe/payment?sp=${yearly}`)
  const failed = page.locator('[data-notice="cardProvider"]')
  await expect(failed).toHaveRole('alert')
  const { success } = paymentParts(page)
  const pay = page.locator('button[data-pay]')
  await fillAddress(page)
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await page.unroute(script)
  const empty = { contentType: 'text/javascript', body: '' }
  await page.route(script, (route) => route.fulfill(empty))
  for (const response of ['empty', 'whole']) {
    if (response === 'whole') await page.unroute(script)
    const asked = page.waitForResponse(script)
    await failed.getByRole('button').click()
    await asked
  }
  await expect(page.getByRole('textbox', { name: 'Name on card' })).toBeVisible()
  await expect(failed).toContainText('The card fields are still loading')
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await page.unroute(frames)
  // A card that is typed before the fields have started is not lost.
  const start = await holdRequests(page, '**/sandbox/elements.js*')
  await failed.getByRole('button').click()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle')
  await fillCard(page, cards.pays)
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  start()
  await expect(page.locator('#payment-cvc')).toHaveClass(/StripeElement--focus/)
  const number = page.frameLocator('iframe[title="Secure card number input frame"]')
  await expect(number.getByRole('textbox')).toHaveValue('4242 4242 4242 4242')
  await pay.click()
  await expect(success).toBeVisible()
  expect(await chargesOf(person)).toEqual({ live: 1, charged: 1 })
})
