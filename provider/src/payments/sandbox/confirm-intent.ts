import { eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import type { Connection, Database } from '../../db/database'
import { sandboxPaymentMethods, sandboxSubscriptions } from '../../db/schema/payments'
import { authenticationError, missing, unexpectedState, type ApiError } from './api-error'
import { decline, lockIntent, moveIntent, settle, succeed, type Intent } from './intent-state'
import { chooseCard, type PaymentMethod } from './payment-methods'

/** Where an intent stands after a step, and why the step failed if it did. */
export type Outcome = { intent?: Intent; error?: ApiError }

function sameSecret(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function withIntent(
  db: Database,
  request: { intentId: string; clientSecret: string },
  now: Date,
  step: (tx: Connection, intent: Intent) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const locked = await lockIntent(tx, request.intentId)
    if (!locked || !sameSecret(request.clientSecret, locked.clientSecret))
      return { error: missing('payment_intent', 'intent') }
    return step(tx, await settle(tx, locked, now))
  })
}

async function customerOf(db: Connection, intent: Intent): Promise<string> {
  const [row] = await db
    .select({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, intent.subscriptionId))
  return row!.customerId
}

/** What happens when `card` is to pay `intent`; also used when the server pays at once. */
export async function payWith(
  db: Connection,
  intent: Intent,
  card: PaymentMethod,
  now: Date,
): Promise<Outcome> {
  const { behaviour, id: paymentMethodId } = card
  const attempt = { paymentMethodId, confirmedAt: now, reads: 0, lastError: null }
  switch (behaviour.kind) {
    case 'approve':
      return { intent: await succeed(db, { ...intent, confirmedAt: now }, paymentMethodId, now) }
    case 'challenge':
      return { intent: await moveIntent(db, intent, { ...attempt, status: 'requires_action' }) }
    case 'slow':
    case 'never':
      return { intent: await moveIntent(db, intent, { ...attempt, status: 'processing' }) }
    case 'decline':
      return decline(db, intent, card, behaviour.code, now)
    case 'expired':
      return decline(db, intent, card, 'expired_card', now)
    case 'refused':
      return decline(db, intent, card, 'processing_error', now)
  }
}

/** True when the same card is still at it: confirming again must not start it anew. */
const isUnderWay = (intent: Intent, card: PaymentMethod) =>
  intent.status === 'processing' && intent.paymentMethodId === card.id

/**
 * Confirms a payment from the browser, as `confirmCardPayment` does: with the named card, else with
 * the one that the payment has, else with the customer's own. A payment that has not taken money may
 * be confirmed again with another card, which replaces the first; one that has cannot.
 */
export function confirmIntent(
  db: Database,
  request: { intentId: string; clientSecret: string; paymentMethodId: string | undefined },
  now: Date,
): Promise<Outcome> {
  return withIntent(db, request, now, async (tx, intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return { intent, error: unexpectedState(intent.status) }
    const customerId = await customerOf(tx, intent)
    const methodId = request.paymentMethodId ?? intent.paymentMethodId ?? undefined
    const card = await chooseCard(tx, methodId, customerId, now)
    if (!card) return { intent, error: missing('payment_method', 'payment_method') }
    if (isUnderWay(intent, card)) return { intent }
    return payWith(tx, intent, card, now)
  })
}

/** The payer's answer to 3-D Secure. Once the payment has moved on, it changes nothing. */
export function answerChallenge(
  db: Database,
  request: { intentId: string; clientSecret: string; passed: boolean },
  now: Date,
): Promise<Outcome> {
  return withIntent(db, request, now, async (tx, intent) => {
    if (intent.status !== 'requires_action' || !intent.paymentMethodId) return { intent }
    if (!request.passed) {
      const error = { ...authenticationError, payment_method: { id: intent.paymentMethodId } }
      const waiting = { paymentMethodId: null, confirmedAt: null, lastError: error }
      const status = 'requires_payment_method'
      return { intent: await moveIntent(tx, intent, { ...waiting, status }), error }
    }
    const [card] = await tx
      .select()
      .from(sandboxPaymentMethods)
      .where(eq(sandboxPaymentMethods.id, intent.paymentMethodId))
    if (card?.behaviour.kind === 'challenge' && card.behaviour.afterwards !== 'approve')
      return decline(tx, intent, card, card.behaviour.afterwards, now)
    return {
      intent: await succeed(tx, { ...intent, confirmedAt: now }, intent.paymentMethodId, now),
    }
  })
}

/** The payment as its payer's browser may see it. */
export function readIntent(
  db: Database,
  request: { intentId: string; clientSecret: string },
  now: Date,
): Promise<Outcome> {
  return withIntent(db, request, now, async (_, intent) => ({ intent }))
}
