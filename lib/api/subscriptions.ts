import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { type Page, page } from './paging'
import { planTypes } from './plans'
import { brandRef } from './references'
import {
  boolean,
  type Decoder,
  id,
  type Infer,
  number,
  object,
  oneOf,
  optional,
  orNull,
  string,
  time,
  withDefault,
} from './schema'

/** A past or future charge; `tax` is a part of `amount`. Decimal amounts in major units. */
export const charge = object({ amount, tax: amount, currency: currencyCode, at: time })

/** Decodes a stored future charge. */
export const laterCharge = object({ amount, at: number })
/** A future charge: decimal major units, tax included; `at` in milliseconds since 1970. */
export type LaterCharge = Infer<typeof laterCharge>

export const stripeDetails = object({
  stripeCustomerId: orNull(string),
  stripePaymentIntentClientSecret: orNull(string),
})

export const subscription = object({
  id,
  status: string,
  inTrial: withDefault(boolean, false),
  createdAt: orNull(time),
  currentPeriodEnd: orNull(time),
  cancelAtPeriodEnd: withDefault(boolean, false),
  canceledAt: orNull(time),
  /** The total charged so far; null when nothing was charged. */
  charged: optional(charge),
  /** The next charge; null when none follows. */
  nextCharge: optional(charge),
  brand: orNull(brandRef),
  stripeDetails: orNull(stripeDetails),
  subscriptionPlan: object({
    id: orNull(id),
    name: withDefault(string, ''),
    /** The language of the name, a BCP 47 tag. */
    language: withDefault(string, CATALOGUE_LANGUAGE),
    planType: orNull(oneOf(...planTypes)),
    price: amount,
    currency: orNull(currencyCode),
    interval: orNull(string),
  }),
})
/**
 * A subscription. The purchase is complete when `status` is exactly `active`; other values are
 * `incomplete`, `past_due` and `canceled`. The client secret is kept in memory only. Specification
 * 3 and 4.
 */
export type Subscription = Infer<typeof subscription>
export type SubscriptionId = Subscription['id']

// Access by a studio or an employer is listed among the subscriptions, without an id or a price.
const listed: Decoder<{ own: Subscription | null }> = (value) => ({
  own: orNull(subscription)(value),
})

/** The subscriptions that the signed-in user pays for here. */
export async function listSubscriptions(
  api: Api,
  status: 'active' | 'canceled',
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Page<Subscription>> {
  const found = await api.get('/v1/subscriptions', {
    ...options,
    query: { status },
    decode: page(listed),
  })
  return { ...found, data: found.data.flatMap(({ own }) => own ?? []) }
}
