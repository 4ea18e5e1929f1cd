import type Stripe from 'stripe'
import type { GatewayEvent } from '../../gateway-events'
import type { StripeEvent } from '../../webhooks/stripe-event'
import { idOf } from './id-of'

/** The invoice that a payment paid; undefined for payments that are not of an invoice. */
async function findInvoice(stripe: Stripe, intentId: string): Promise<Stripe.Invoice | undefined> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    expand: ['data.invoice'],
    limit: 1,
  })
  const invoice = data[0]?.invoice
  return typeof invoice === 'object' && !invoice.deleted ? invoice : undefined
}

/** Whether the time that an invoice is for has not ended at `at`. */
const isRunning = ({ lines }: Stripe.Invoice, at: Date): boolean =>
  lines.data.some(({ period }) => period.end * 1000 > at.getTime())

/**
 * An event with the subscription whose payment it reverses. A dispute ends it as soon as the bank
 * has taken the money; a refund does when it returns the whole payment for time that still runs.
 */
export async function resolveReversal(stripe: Stripe, event: StripeEvent): Promise<GatewayEvent> {
  const { reversedPayment, ...rest } = event
  if (!reversedPayment) return rest
  const { intentId, kind, at, whole } = reversedPayment
  const invoice = await findInvoice(stripe, intentId)
  const details = invoice?.parent?.subscription_details
  const gatewaySubscriptionId = idOf(details?.subscription)
  if (!invoice || !gatewaySubscriptionId) return rest
  const reference = details?.metadata?.reference
  const ends = whole && (kind === 'dispute' || isRunning(invoice, at))
  return { ...rest, reversal: { gatewaySubscriptionId, reference, kind, at, ends } }
}
