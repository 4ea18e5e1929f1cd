import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Address } from './address'
import type { Api } from './client'
import { amount } from './money'
import { attempt } from './result'
import { type Decoder, id, type Infer, object, optional, orNull, single, string } from './schema'
import {
  charge,
  stripeDetails,
  type Subscription,
  subscription,
  type SubscriptionId,
} from './subscriptions'
import { PURCHASE_TIMEOUT_MS } from './timeouts'

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
