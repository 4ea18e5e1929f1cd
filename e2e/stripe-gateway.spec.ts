import { cards, fillCard, threeDSecure } from './support/card'
import { query } from './support/database'
import { fillAddress, openPayment, paymentParts } from './support/payment'
import { createPerson } from './support/person'
import { signIn } from './support/sign-in'
import { startStripeStack } from './support/stripe-stack'
import { expect, test } from './support/test'

const yearly = 3

test('with Stripe, a plan is paid with 3-D Secure', async ({ page, context }) => {
  const stripe = await startStripeStack()
  try {
    await stripe.connect(page)
    const person = await createPerson()
    await signIn(context, person, stripe.url)
    await openPayment(page, yearly, stripe.url)
    await fillCard(page, cards.asksForThreeDSecure)
    await fillAddress(page)
    const { pay, success } = paymentParts(page)
    await expect(pay).toHaveText('Pay $255.59')
    await pay.click()
    await threeDSecure(page).complete.click()
    await expect(success).toBeVisible()
    await expect(page.getByText('We charged $255.59 to your card.')).toBeVisible()

    const rows = await query(
      'select status, gateway, total from subscriptions where user_id = $1',
      [person.id],
    )
    expect(rows).toEqual([{ status: 'active', gateway: 'stripe', total: 25_559 }])
    const { charges, violations } = await stripe.report()
    expect(charges).toMatchObject([{ amount: 25_559, paid: true }])
    expect(violations).toEqual([])
  } finally {
    await stripe.stop()
  }
})
