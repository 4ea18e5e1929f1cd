import { randomUUID } from 'node:crypto'
import type { Person } from './person'
import { callProvider } from './provider'

type Plan = { id: number; plan_type: 'all' | 'single'; interval: string; trial_days: number }
export type Purchase = { plan: 'all' | 'single'; brandId?: number; paymentMethod?: string }

const address = {
  line1: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
}

/**
 * Buys a subscription for the person with a test card: for `all` brands, or a `single` one (Yoga
 * unless `brandId` is given). Throws when it does not become active.
 */
export async function buyPlan(person: Person, purchase: Purchase): Promise<{ id: number }> {
  const { plan: wanted, brandId = 4, paymentMethod = 'pm_card_visa' } = purchase
  const { body: plans } = await callProvider<{ data: Plan[] }>('GET', '/v1/plans/web', person)
  const plan = plans.data.find(({ plan_type }) => plan_type === wanted)
  if (!plan) throw new Error(`There is no plan of type ${wanted}.`)
  const { body } = await callProvider<{ id: number; status: string }>(
    'POST',
    '/v1/subscriptions/web',
    {
      tokens: person.tokens,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        subscription: {
          subscription_plan_id: plan.id,
          currency: 'usd',
          stripe_payment_method_id: paymentMethod,
          ...(wanted === 'single' && { brand_id: brandId }),
          address,
        },
        format: 'json',
      },
    },
  )
  if (body.status !== 'active') throw new Error(`The subscription is ${body.status}, not active.`)
  return { id: body.id }
}
