import { expectAccessible } from './support/axe'
import { cards, fillCard } from './support/card'
import { chargesOf, fillPayment } from './support/payment'
import { expect, test } from './support/test'

const yearly = 3
const once = { live: 1, charged: 1 }

test('19, 21 and 22: an expired, a refused and a declined card each say why; another one then pays once, also with a lost response', async ({
  page,
  login,
}) => {
  const person = await login()
  const posts: number[] = []
  page.on('response', (response) => {
    const isPurchase = response.url().endsWith('/v1/subscriptions/web')
    if (isPurchase && response.request().method() === 'POST') posts.push(response.status())
  })
  const { pay, notice, success } = await fillPayment(page, yearly, cards.hasExpired)
  await pay.click()
  await expect(notice).toContainText('Your card has expired.')
  expect(posts).toEqual([])
  await fillCard(page, cards.isRefused)
  await pay.click()
  await expect(notice).toContainText('We couldn’t start the payment. Try again.')
  expect(posts).toEqual([422])
  expect(await chargesOf(person)).toEqual({ live: 0, charged: 0 })
  await fillCard(page, cards.isDeclined)
  await pay.click()
  await expect(notice).toContainText('Your card was declined.')
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use another card' }).click()
  await expect(page.locator('#payment-cardNumber')).toHaveClass(/StripeElement--focus/)
  await fillCard(page, cards.pays)
  await page.route('**/sandbox/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pay.click()
  await expect(success).toBeVisible()
  await expect(page.getByText('We charged $255.59 to your card.')).toBeVisible()
  // The purchase of the declined card is the one that is paid.
  expect(posts).toEqual([422, 201])
  expect(await chargesOf(person)).toEqual(once)
})
