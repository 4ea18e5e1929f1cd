import { type LaterCharge, laterCharge, type SubscriptionInput } from '@/lib/api/subscriptions-web'
import { id, type Infer, integer, number, object, oneOf, orNull, string } from '@/lib/api/schema'
import type { Address } from '@/lib/api/address'
import { promotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import type { PaymentEvent, PaymentState } from './payment-state'

/** Reads what a stored attempt was asked for. */
const quoteSchema = object({
  /** Everything that the price depends on, as one text. */
  terms: string,
  promotion: orNull(promotionCode),
  currency: string,
  /** What each period costs once a promotion code has ended. */
  regular: orNull(laterCharge),
})
/** What the payer saw when they asked for a purchase. */
export type Quote = Infer<typeof quoteSchema>

/** The order as it stands on the screen, to be kept with the purchase that is asked for. */
export function quote(input: {
  address: Partial<Address> | null
  promotion: PromotionCode | null
  currency: string
  regular: LaterCharge | null
}): Quote {
  const { address, promotion, currency, regular } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  const terms = {
    currency,
    code: promotion?.stripePromotionCodeId ?? null,
    address: filled.sort(([one], [other]) => (one < other ? -1 : 1)),
  }
  return { terms: JSON.stringify(terms), promotion, currency, regular }
}

/** How long the provider remembers a key and an unpaid purchase, in milliseconds. @internal */
export const ATTEMPT_LIFETIME_MS = 23 * 60 * 60 * 1000

export type PurchaseRequest = {
  subscription: SubscriptionInput
  referrerId: string | null
  impactClickId: string | null
}

/**
 * One try to buy one plan, from the opened form to its end. `key` makes every repetition of its
 * request the same purchase. `sent`: outcome not known, so `request` is kept to be repeated word for
 * word. `confirming`: the card provider was asked to take the money.
 */
export type Attempt = {
  key: string
  /** When it last changed, in milliseconds since 1970. */
  at: number
  stage: 'open' | 'sent' | 'created' | 'confirming' | 'active'
  subscriptionId: number | string | null
  request: PurchaseRequest | null
  /** What the payer saw when its request left. */
  order: Quote | null
}

// Repeated word for word: a request that was reshaped would be another one to the provider.
const request = (value: unknown): PurchaseRequest => {
  object({ subscription: object({ subscriptionPlanId: integer, currency: string }) })(value)
  return value as PurchaseRequest
}

/** Reads a stored attempt; throws `SchemaError` when it is none. */
export const attemptSchema = object({
  key: string,
  at: number,
  stage: oneOf('open', 'sent', 'created', 'confirming', 'active'),
  subscriptionId: orNull(id),
  request: orNull(request),
  order: orNull(quoteSchema),
})

/** The stored attempt if it still means something at `now`, else a new one. */
export function currentAttempt(stored: Attempt | null, now: number, newKey: () => string): Attempt {
  const usable =
    stored !== null &&
    now - stored.at < ATTEMPT_LIFETIME_MS &&
    (stored.stage === 'open' ||
      (stored.stage === 'sent' ? stored.request !== null : stored.subscriptionId !== null))
  return usable ? stored : openAttempt(now, newKey)
}

function openAttempt(now: number, newKey: () => string): Attempt {
  return { key: newKey(), at: now, stage: 'open', subscriptionId: null, request: null, order: null }
}

/** What the payment screen begins with when it finds this attempt; null to begin at the form. */
export function resumeAttempt({ stage, subscriptionId, request }: Attempt): PaymentEvent | null {
  if (stage === 'sent') {
    const paymentMethodId = request?.subscription.stripePaymentMethodId ?? null
    return { type: 'foundUnknown', paymentMethodId }
  }
  if (stage === 'open' || subscriptionId === null) return null
  return { type: 'found', subscriptionId, resume: stage === 'confirming' ? 'check' : 'wait' }
}

/**
 * The attempt after the payment has moved on to `state`. While nothing is known to have ended it
 * stays; after a definite refusal, or when its purchase is over, a new one begins with a fresh key.
 */
export function attemptAfter(
  attempt: Attempt,
  state: PaymentState,
  now: number,
  newKey: () => string,
): Attempt {
  const { step, subscription, outcomeUnknown, resume } = state
  if (step === 'creatingSubscription') {
    // What led to a subscription stands for that one: another needs a key of its own.
    const unspent = attempt.stage === 'open' || attempt.stage === 'sent'
    return unspent ? { ...attempt, at: now } : openAttempt(now, newKey)
  }
  if (subscription) {
    const paying = step === 'confirming' || step === 'authenticating' || resume === 'check'
    const stage = step === 'succeeded' ? 'active' : paying ? 'confirming' : 'created'
    return { ...attempt, at: now, stage, subscriptionId: subscription.id, request: null }
  }
  if (outcomeUnknown || step === 'searching' || attempt.stage === 'open') return attempt
  return openAttempt(now, newKey)
}

/** The attempt at the moment when its request leaves. A repetition sends what was sent before. */
export function sendAttempt(
  attempt: Attempt,
  { request, order }: { request: PurchaseRequest; order: Quote },
  now: number,
): Attempt {
  if (attempt.stage === 'sent' && attempt.request) return { ...attempt, at: now }
  return { ...attempt, at: now, stage: 'sent', request, order }
}

/** An unguessable key of 32 hexadecimal digits; also where the page has no secure context. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
