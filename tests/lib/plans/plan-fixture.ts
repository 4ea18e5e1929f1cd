import { type Plan, plan } from '@/lib/api/plans'

/** A decoded plan, with overridable fields. */
export function aPlan(fields: Partial<Plan> = {}): Plan {
  return plan({
    id: 1,
    name: 'X+ Monthly',
    planType: 'all',
    interval: 'month',
    price: 29.99,
    currency: 'usd',
    currencyOptions: [
      { currency: 'usd', price: 29.99 },
      { currency: 'aud', price: 44.99 },
    ],
    ...fields,
  })
}
