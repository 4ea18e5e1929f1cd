import { type LaterCharge, laterCharge } from '@/lib/api/subscriptions'
import type { SubscriptionInput } from '@/lib/api/subscriptions-web'
import { id, type Infer, integer, number, object, oneOf, orNull, string } from '@/lib/api/schema'
import type { Address } from '@/lib/api/address'
import { promotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import type { PaymentEvent, PaymentState } from './payment-state'

/** Decodes the quote of a stored attempt. */
const quoteSchema = object({
  /** Everything that the price depends on, as one string. */
  terms: string,
  promotion: orNull(promotionCode),
  currency: string,
  /** The price of each period once a promotion code has ended. */
  regular: orNull(laterCharge),
})
/** The order that the payer saw when they started a purchase. */
export type Quote = Infer<typeof quoteSchema>

/** The order as shown on the screen, to be stored with the purchase. */
export function quote(input: {
  address: Partial<Address> | null
  promotion: PromotionCode | null
  currency: string
  regular: LaterCharge | null
  /** What else the purchase is asked for with: its buyer without an account, studio and offer. */
  others?: Record<string, unknown>
  /** Keeps the terms as a digest, because others may use this browser. */
  isPrivate?: boolean
}): Quote {
  const { address, promotion, currency, regular, others, isPrivate } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  const terms = {
    currency,
    code: promotion?.stripePromotionCodeId ?? null,
    address: filled.sort(([one], [other]) => (one < other ? -1 : 1)),
    ...others,
  }
  const text = JSON.stringify(terms)
  return { terms: isPrivate ? digest(text) : text, promotion, currency, regular }
}

/** A number that differs for other texts and from which no text can be read (cyrb53, 53 bits). */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of text) {
    const code = character.codePointAt(0)!
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/**
 * How long the provider keeps an idempotency key and an unpaid purchase, in milliseconds. @internal
 */
export const ATTEMPT_LIFETIME_MS = 23 * 60 * 60 * 1000

export type PurchaseRequest = {
  subscription: SubscriptionInput
  referrerId: string | null
  impactClickId: string | null
}

/**
 * One attempt to buy one plan, from the opened form to its end. `key` is the idempotency key of its
 * request, so that repetitions make no second purchase. In stage `sent` the outcome is unknown, so
 * `request` is kept to be repeated unchanged (that of a guest until it is paid); in `confirming` the card provider was asked to charge
 * the card.
 */
export type Attempt = {
  key: string
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  stage: 'open' | 'sent' | 'created' | 'confirming' | 'active'
  subscriptionId: number | string | null
  request: PurchaseRequest | null
  /** The order that the payer saw when the request was sent. */
  order: Quote | null
}

// Kept unchanged, because the provider treats a modified request as a different one.
const request = (value: unknown): PurchaseRequest => {
  object({ subscription: object({ subscriptionPlanId: integer, currency: string }) })(value)
  return value as PurchaseRequest
}

/** Decodes a stored attempt; throws `SchemaError` when it is invalid. */
export const attemptSchema = object({
  key: string,
  at: number,
  stage: oneOf('open', 'sent', 'created', 'confirming', 'active'),
  subscriptionId: orNull(id),
  request: orNull(request),
  order: orNull(quoteSchema),
})

/** The attempt as others who use this browser may find it: without what its buyer typed. */
export const withoutPerson = (attempt: Attempt): Attempt => ({ ...attempt, request: null })

/**
 * Whether a guest's purchase is on its way in another tab, which alone can go on with it: only that tab
 * can repeat the request, whose response has the secret of the payment.
 */
export const isUnderWayElsewhere = (attempt: Attempt | null): boolean =>
  attempt !== null &&
  (attempt.stage === 'sent' || attempt.stage === 'confirming') &&
  attempt.request === null

/** A purchase that was made, or whose outcome is unknown, before this form was opened. */
export type EarlierPurchase = { kind: 'bought' | 'elsewhere'; at: number }

/**
 * What a guest has to know before the form: whoever opens a link twice must not pay twice, and whoever
 * shares a computer must not go on with the purchase of another. Null when there is nothing.
 */
export function earlierPurchase(attempt: Attempt | null, now: number): EarlierPurchase | null {
  if (!attempt || now - attempt.at >= ATTEMPT_LIFETIME_MS) return null
  if (isUnderWayElsewhere(attempt)) return { kind: 'elsewhere', at: attempt.at }
  return attempt.stage === 'active' ? { kind: 'bought', at: attempt.at } : null
}

/** The stored attempt if it is still usable at `now`, else a new one. */
export function currentAttempt(stored: Attempt | null, now: number, newKey: () => string): Attempt {
  const usable =
    stored !== null &&
    now - stored.at < ATTEMPT_LIFETIME_MS &&
    (stored.stage === 'open' ||
      (stored.stage === 'sent' ? stored.request !== null : stored.subscriptionId !== null))
  return usable ? stored : openAttempt(now, newKey)
}

/** A new attempt, which has asked for nothing yet. */
export function openAttempt(now: number, newKey: () => string): Attempt {
  return { key: newKey(), at: now, stage: 'open', subscriptionId: null, request: null, order: null }
}

/** The first event of the payment screen for this attempt; null to start with the form. */
export function resumeAttempt({ stage, subscriptionId, request }: Attempt): PaymentEvent | null {
  if (stage === 'sent') {
    const paymentMethodId = request?.subscription.stripePaymentMethodId ?? null
    return { type: 'foundUnknown', paymentMethodId }
  }
  if (stage === 'open' || subscriptionId === null) return null
  return { type: 'found', subscriptionId, resume: stage === 'confirming' ? 'check' : 'wait' }
}

/**
 * The attempt after the payment has moved to `state`. It is kept as long as nothing is known to
 * have ended it; after a definite rejection, or when its purchase has ended, a new attempt with a
 * new key begins.
 */
export function attemptAfter(
  attempt: Attempt,
  state: PaymentState,
  now: number,
  newKey: () => string,
): Attempt {
  const { step, subscription, outcomeUnknown, resume } = state
  if (step === 'creatingSubscription') {
    // A key that led to a subscription always returns that subscription, so another purchase needs
    // a new key.
    const unspent = attempt.stage === 'open' || attempt.stage === 'sent'
    return unspent ? { ...attempt, at: now } : openAttempt(now, newKey)
  }
  if (subscription) {
    const paying = step === 'confirming' || step === 'authenticating' || resume === 'check'
    const stage = step === 'succeeded' ? 'active' : paying ? 'confirming' : 'created'
    // The public endpoint tells the secret of a payment only to whoever repeats the request.
    const isRepeated = stage !== 'active' && attempt.request?.subscription.user
    const request = isRepeated ? attempt.request : null
    return { ...attempt, at: now, stage, subscriptionId: subscription.id, request }
  }
  if (outcomeUnknown || step === 'searching' || attempt.stage === 'open') return attempt
  return openAttempt(now, newKey)
}

/** The attempt when its request is sent. A repetition sends the stored request again. */
export function sendAttempt(
  attempt: Attempt,
  { request, order }: { request: PurchaseRequest; order: Quote },
  now: number,
): Attempt {
  if (attempt.stage === 'sent' && attempt.request) return { ...attempt, at: now }
  return { ...attempt, at: now, stage: 'sent', request, order }
}

/**
 * A random key of 32 hexadecimal digits. Works without a secure context, unlike
 * `crypto.randomUUID`.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
