import type Stripe from 'stripe'
import type { Payment, PaymentSummary } from '../../../db/schema/subscriptions'

/** More invoices than a monthly subscription can have in a lifetime. */
const maxInvoices = 1000

const taxOf = ({ total_taxes: taxes }: Stripe.Invoice) =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)

async function readCharged(
  stripe: Stripe,
  subscription: string,
): Promise<PaymentSummary['charged']> {
  const invoices = await stripe.invoices
    .list({ subscription, status: 'paid', limit: 100 })
    .autoPagingToArray({ limit: maxInvoices })
  const paid = invoices.filter(({ amount_paid: amount }) => amount > 0)
  if (paid.length === 0) return null
  const seconds = paid.map(
    ({ status_transitions, created }) => status_transitions.paid_at ?? created,
  )
  return {
    amount: paid.reduce((sum, invoice) => sum + invoice.amount_paid, 0),
    tax: paid.reduce((sum, invoice) => sum + taxOf(invoice), 0),
    at: new Date(Math.max(...seconds) * 1000).toISOString(),
  }
}

async function readNext(stripe: Stripe, subscription: string): Promise<Payment> {
  const preview = await stripe.invoices.createPreview({ subscription })
  return { amount: preview.amount_due, tax: taxOf(preview) }
}

/**
 * What Stripe's invoices of a subscription took, and what the next one will take while it
 * continues. Stripe activates a subscription with its first payment, so `incomplete` has taken
 * nothing.
 */
export async function readPayments(
  stripe: Stripe,
  id: string,
  { incomplete, continues }: { incomplete: boolean; continues: boolean },
): Promise<PaymentSummary> {
  if (incomplete) return { charged: null, next: null }
  const [charged, upcoming] = await Promise.all([
    readCharged(stripe, id),
    continues ? readNext(stripe, id) : null,
  ])
  return { charged, next: upcoming }
}
