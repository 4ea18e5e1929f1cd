import { afterAll, expect, test } from 'vitest'
import { createMember } from '../support/users'
import { buy, order, readSubscription, subscriptionsOf } from './support/shop'
import { seattle, startStripeShop } from './support/stripe-shop'
import { deliver } from './support/webhooks'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

test('payments are those of Stripe’s invoices, read once after each change', async () => {
  const { user, headers } = await createMember(provider)
  const bought = await buy(provider, headers, order({ address: seattle }))
  expect(bought.body).toMatchObject({ charged: null, next_charge: null })
  const [row] = await subscriptionsOf(provider, user.id)
  const id = row!.gatewaySubscriptionId!
  const invoice = (amount_paid: number, tax: number, paid_at: number) => ({
    object: 'invoice',
    amount_paid,
    total_taxes: tax > 0 ? [{ amount: tax }] : null,
    status_transitions: { paid_at },
  })
  stripe.subscriptions.get(id)!.status = 'active'
  stripe.paidInvoices.set(id, [invoice(20_447, 1248, 1_800_000_000), invoice(0, 0, 1_700_000_000)])
  const asked = () => stripe.received.filter(({ params }) => params.subscription === id).length
  const charged = { amount: 204.47, tax: 12.48, currency: 'usd', at: '2027-01-15T08:00:00.000Z' }
  for (let read = 0; read < 3; read += 1) {
    const { body } = await readSubscription(provider, headers, bought.body.id)
    expect(body).toMatchObject({
      charged,
      next_charge: { amount: 255.59, tax: 15.6, currency: 'usd', at: body.current_period_end },
    })
  }
  expect(asked()).toBe(2)

  stripe.paidInvoices.get(id)!.unshift(invoice(25_559, 1560, 1_831_536_000))
  provider.clock.advance(1000)
  await deliver(provider, {
    id: 'evt_renewed',
    type: 'invoice.paid',
    created: Math.floor(provider.clock.now().getTime() / 1000),
    data: { object: { subscription: id } },
  })
  const renewed = await readSubscription(provider, headers, bought.body.id)
  expect(renewed.body.charged).toMatchObject({
    amount: 460.06,
    tax: 28.08,
    at: '2028-01-15T08:00:00.000Z',
  })
  expect(asked()).toBe(4)
})

test('a trial has no payment yet, and its next one is known at once', async () => {
  const { headers } = await createMember(provider)
  const { body } = await buy(provider, headers, order({ subscription_plan_id: 1 }))
  expect(body).toMatchObject({ status: 'active', charged: null, next_charge: { amount: 255.59 } })
})
