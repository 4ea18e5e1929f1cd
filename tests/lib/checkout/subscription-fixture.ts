import { type Subscription, subscription } from '@/lib/api/subscriptions'

type Charge = NonNullable<Subscription['charged']>

/** A decoded subscription, with overridable fields. */
export function aSubscription(
  status: string,
  fields: {
    id?: number
    planId?: number
    secret?: string | null
    inTrial?: boolean
    charged?: Charge | null
    nextCharge?: Charge | null
  } = {},
): Subscription {
  return subscription({
    id: fields.id ?? 7,
    status,
    inTrial: fields.inTrial ?? false,
    charged: fields.charged ?? null,
    nextCharge: fields.nextCharge ?? null,
    stripeDetails: {
      stripeCustomerId: 'cus_1',
      stripePaymentIntentClientSecret: fields.secret ?? null,
    },
    subscriptionPlan: {
      id: fields.planId ?? 1,
      name: 'All',
      planType: 'all',
      price: 19.99,
      currency: 'usd',
    },
  })
}
