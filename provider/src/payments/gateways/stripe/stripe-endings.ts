import Stripe from 'stripe'
import type { GatewayCancel } from '../../../db/schema/subscriptions'
import type { GatewaySubscription } from '../../gateway-state'
import { idOf } from './id-of'
import { listPaidInvoices } from './read-payments'
import { hasCode } from './stripe-errors'
import { toGatewaySubscription } from './stripe-subscription-state'

/**
 * Voids an invoice; false when it is paid. Stripe does that only while it is unpaid, which decides
 * every race with a payment.
 */
export async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(invoiceId)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}

/** Ends an unpaid attempt; one that was paid, or is being paid, stays and is returned as it is. */
export async function abandonSubscription(
  stripe: Stripe,
  id: string,
  now: () => Date,
): Promise<GatewaySubscription> {
  const current = await stripe.subscriptions.retrieve(id)
  if (current.status !== 'incomplete') return toGatewaySubscription(current, now())
  const invoiceId = idOf(current.latest_invoice)
  const voided = invoiceId ? await voidInvoice(stripe, invoiceId) : true
  const after = await stripe.subscriptions.retrieve(id)
  if (voided && after.status === 'incomplete')
    return toGatewaySubscription(await stripe.subscriptions.cancel(id), now())
  return toGatewaySubscription(after, now())
}

/** Returns a payment, also when it has been returned before. */
async function refundPayment(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: intentId },
      { idempotencyKey: `refund-${intentId}` },
    )
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error
  }
}

/**
 * Ends a subscription at once, also one that has ended before; `refund` returns what it has paid,
 * `credit` the rest of its period to the customer's balance.
 */
export async function endSubscription(
  stripe: Stripe,
  id: string,
  how: GatewayCancel,
): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(
      id,
      how === 'credit' ? { invoice_now: true, prorate: true } : {},
    )
  if (how !== 'refund') return
  const paid = await listPaidInvoices(stripe, id)
  for (const intentId of paid.flatMap(({ intents }) => intents))
    await refundPayment(stripe, intentId)
}
