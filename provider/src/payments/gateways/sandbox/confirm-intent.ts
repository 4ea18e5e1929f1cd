import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import { sandboxPaymentMethods } from '../../../db/schema/sandbox-cards'
import { secretsMatch } from '../../../identity/credentials'
import { type ApiError, authenticationError, missingError, unexpectedStateError } from './api-error'
import {
  customerIdOf,
  declineIntent,
  type Intent,
  lockIntent,
  updateOpenIntent,
  settleIfDue,
  succeedIntent,
} from './intents'
import { selectCard, type PaymentMethod } from './payment-methods'

/** The intent after a step, and why the step failed if it did. */
export type Outcome = { intent?: Intent; error?: ApiError }

async function withLockedIntent(
  db: Database,
  request: { intentId: string; clientSecret: string },
  now: Date,
  step: (tx: Connection, intent: Intent) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const locked = await lockIntent(tx, request.intentId)
    if (!locked || !secretsMatch(request.clientSecret, locked.clientSecret))
      return { error: missingError('payment_intent', 'intent') }
    return step(tx, await settleIfDue(tx, locked, now))
  })
}

/** Pays `intent` with `card`; also used when the server pays at once. */
export async function payIntent(
  db: Connection,
  intent: Intent,
  card: PaymentMethod,
  now: Date,
): Promise<Outcome> {
  const { behavior, id: paymentMethodId } = card
  const attempt = { paymentMethodId, confirmedAt: now, reads: 0, lastError: null }
  switch (behavior.kind) {
    case 'approve':
      return {
        intent: await succeedIntent(db, { ...intent, confirmedAt: now }, paymentMethodId, now),
      }
    case 'challenge':
      return {
        intent: await updateOpenIntent(db, intent, { ...attempt, status: 'requires_action' }),
      }
    case 'slow':
    case 'never':
      return { intent: await updateOpenIntent(db, intent, { ...attempt, status: 'processing' }) }
    case 'decline':
      return declineIntent(db, intent, card, behavior.code, now)
    case 'expired':
      return declineIntent(db, intent, card, 'expired_card', now)
    case 'refused':
      return declineIntent(db, intent, card, 'processing_error', now)
  }
}

/** True while a payment with the same card is in progress: confirming again must not restart it. */
const isInProgress = (intent: Intent, card: PaymentMethod) =>
  intent.status === 'processing' && intent.paymentMethodId === card.id

/**
 * Confirms a payment from the browser, as `confirmCardPayment` does: with the given card, else with
 * the payment's, else with the customer's default. A payment that has not taken money may be
 * confirmed again with another card, which replaces the first.
 */
export function confirmIntent(
  db: Database,
  request: { intentId: string; clientSecret: string; paymentMethodId: string | undefined },
  now: Date,
): Promise<Outcome> {
  return withLockedIntent(db, request, now, async (tx, intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return { intent, error: unexpectedStateError(intent.status) }
    const customerId = await customerIdOf(tx, intent)
    const methodId = request.paymentMethodId ?? intent.paymentMethodId ?? undefined
    const card = await selectCard(tx, methodId, customerId, now)
    if (!card) return { intent, error: missingError('payment_method', 'payment_method') }
    if (isInProgress(intent, card)) return { intent }
    return payIntent(tx, intent, card, now)
  })
}

/** The payer's response to 3-D Secure. Once the payment has moved on it changes nothing. */
export function completeChallenge(
  db: Database,
  request: { intentId: string; clientSecret: string; passed: boolean },
  now: Date,
): Promise<Outcome> {
  return withLockedIntent(db, request, now, async (tx, intent) => {
    if (intent.status !== 'requires_action' || !intent.paymentMethodId) return { intent }
    if (!request.passed) {
      const error = { ...authenticationError, payment_method: { id: intent.paymentMethodId } }
      const waiting = { paymentMethodId: null, confirmedAt: null, lastError: error }
      const status = 'requires_payment_method'
      return { intent: await updateOpenIntent(tx, intent, { ...waiting, status }), error }
    }
    const [card] = await tx
      .select()
      .from(sandboxPaymentMethods)
      .where(eq(sandboxPaymentMethods.id, intent.paymentMethodId))
    if (card?.behavior.kind === 'challenge' && card.behavior.afterwards !== 'approve')
      return declineIntent(tx, intent, card, card.behavior.afterwards, now)
    return {
      intent: await succeedIntent(tx, { ...intent, confirmedAt: now }, intent.paymentMethodId, now),
    }
  })
}

/** A payment as its payer's browser may see it. */
export function readIntent(
  db: Database,
  request: { intentId: string; clientSecret: string },
  now: Date,
): Promise<Outcome> {
  return withLockedIntent(db, request, now, async (_, intent) => ({ intent }))
}
