import { type Subscription, subscription } from '@/lib/api/subscriptions-web'

/** A subscription as the wire gives it, with these fields over it. */
export function aSubscription(
  status: string,
  fields: { id?: number; secret?: string | null; inTrial?: boolean } = {},
): Subscription {
  return subscription({
    id: fields.id ?? 7,
    status,
    inTrial: fields.inTrial ?? false,
    stripeDetails: {
      stripeCustomerId: 'cus_1',
      stripePaymentIntentClientSecret: fields.secret ?? null,
    },
    subscriptionPlan: { id: 1, name: 'All', planType: 'all', price: 19.99, currency: 'usd' },
  })
}
