import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Address } from './address'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { planTypes } from './plans'
import { attempt } from './result'
import { PURCHASE_TIMEOUT_MS } from './timeouts'
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
  single,
  string,
  time,
  withDefault,
} from './schema'
import { type Page, page } from './paging'
import { brandRef } from './references'

/** A past or future charge; `tax` is a part of `amount`. Decimal amounts in major units. */
export const charge = object({ amount, tax: amount, currency: currencyCode, at: time })

const stripeDetails = object({
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

const publicOutcome = {
  id,
  status: string,
  charged: optional(charge),
  nextCharge: optional(charge),
  subscriptionPlan: object({ price: amount }),
}
const publicSubscription = object(publicOutcome)
const startedPublicSubscription = object({
  ...publicOutcome,
  stripeDetails: orNull(stripeDetails),
})

/** What a public response says of a subscription; nothing in it tells what or whose it is. */
function fromPublic(
  found: Infer<typeof publicSubscription> & Partial<Infer<typeof startedPublicSubscription>>,
): Subscription {
  const { stripeDetails = null, subscriptionPlan, ...outcome } = found
  const unsaid = { id: null, name: '', planType: null, currency: null, interval: null } as const
  return {
    inTrial: false,
    createdAt: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    brand: null,
    ...outcome,
    stripeDetails,
    subscriptionPlan: { ...unsaid, language: CATALOGUE_LANGUAGE, ...subscriptionPlan },
  }
}

/** A buyer without an account, with the legal texts that they agree to. */
export type BuyerInput = {
  email: string
  firstName: string
  lastName: string
  legalAgreementIds: number[]
}

export type SubscriptionInput = {
  subscriptionPlanId: number
  currency: string
  stripePaymentMethodId?: string | null
  stripePromotionCodeId?: string | null
  marketingOfferId?: number | null
  /** Only for a single-brand plan. */
  brandId?: number | null
  studioId?: number | null
  /** Who buys without an account. */
  user?: BuyerInput | null
  address?: Partial<Address>
  /**
   * The amounts that the payer was shown, tax included, in major units. The provider rejects a
   * purchase that would charge anything else.
   */
  expected?: { dueToday: number; firstPayment: number } | null
}

export type PurchaseInput = {
  subscription: SubscriptionInput
  referrerId?: string | null
  impactClickId?: string | null
  /**
   * Stays the same while the outcome of an attempt is unknown; a new one after a definite
   * rejection.
   */
  idempotencyKey: string
}

/**
 * Creates the subscription, either `active` at once or with a payment that must be confirmed.
 * Specification 7.
 */
export function createSubscription(api: Api, input: PurchaseInput) {
  return postPurchase(api, '/v1/subscriptions/web', input, single(subscription))
}

/** The same for a buyer without an account, named in `subscription.user`. */
export function createPublicSubscription(api: Api, input: PurchaseInput) {
  const decode = single(startedPublicSubscription)
  return postPurchase(api, '/v1/public/subscriptions/web', input, (value) =>
    fromPublic(decode(value)),
  )
}

function postPurchase(api: Api, path: string, input: PurchaseInput, decode: Decoder<Subscription>) {
  return attempt(
    api.post(path, {
      body: {
        subscription: withoutEmpty(input.subscription),
        ...withoutEmpty({ referrerId: input.referrerId, impactClickId: input.impactClickId }),
        format: 'json',
      },
      idempotencyKey: input.idempotencyKey,
      timeoutMs: PURCHASE_TIMEOUT_MS,
      decode,
    }),
  )
}

/** Reads one subscription, for polling after a confirmed payment. Specification 7. */
export function getSubscription(
  api: Api,
  subscriptionId: SubscriptionId,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Subscription> {
  return api.get(`/v1/subscriptions/web/${encodeURIComponent(subscriptionId)}`, {
    ...options,
    decode: single(subscription),
  })
}

/** The same for a buyer without an account: its outcome, and nothing about the person. */
export function getPublicSubscription(
  api: Api,
  subscriptionId: SubscriptionId,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Subscription> {
  const decode = single(publicSubscription)
  return api.get(`/v1/public/subscriptions/web/${encodeURIComponent(subscriptionId)}`, {
    ...options,
    decode: (value) => fromPublic(decode(value)),
  })
}

function withoutEmpty<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ) as Partial<T>
}

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

/** Decodes a stored future charge. */
export const laterCharge = object({ amount, at: number })
/** A future charge: decimal major units, tax included; `at` in milliseconds since 1970. */
export type LaterCharge = Infer<typeof laterCharge>
