import type Stripe from 'stripe'
import type { Payment, PaymentSummary } from '../../../db/schema/subscriptions'
import { idOf } from './id-of'

/** More than a monthly subscription can have in a lifetime. */
const maxObjects = 1000

/** The tax of an invoice in minor units. */
export const taxOf = ({ total_taxes: taxes }: Stripe.Invoice) =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** The payment intents that have paid an invoice; it must be expanded with its `payments`. */
const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ status, payment }) =>
    status === 'paid' ? (idOf(payment.payment_intent) ?? []) : [],
  )

/** The paid invoices of a subscription that took money, with the intents that paid them. */
export async function listPaidInvoices(stripe: Stripe, subscription: string) {
  const invoices = await stripe.invoices
    .list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: maxObjects })
  return invoices
    .filter(({ amount_paid: amount }) => amount > 0)
    .map((invoice) => ({ invoice, intents: intentsOf(invoice) }))
}

/** Every charge of a customer, the newest first. */
export const listCharges = (stripe: Stripe, customer: string): Promise<Stripe.Charge[]> =>
  stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: maxObjects })

/** What was refunded of each of a customer's payments, by payment intent. */
async function readRefunds(stripe: Stripe, customer: string): Promise<Map<string, number>> {
  const charges = await listCharges(stripe, customer)
  return new Map(
    charges.flatMap(({ payment_intent: intent, amount_refunded: amount }) =>
      amount > 0 ? [[idOf(intent) ?? '', amount]] : [],
    ),
  )
}

async function readCharged(
  stripe: Stripe,
  subscription: string,
): Promise<PaymentSummary['charged']> {
  const paid = await listPaidInvoices(stripe, subscription)
  const customer = idOf(paid[0]?.invoice.customer)
  if (!customer) return null
  const refunds = await readRefunds(stripe, customer)
  const kept = paid
    .map(({ invoice, intents }) => {
      const refunded = intents.reduce((sum, id) => sum + (refunds.get(id) ?? 0), 0)
      const amount = invoice.amount_paid - refunded
      // Credit may have paid a part of the total; of that, the tax was shown when it was given.
      const tax = Math.round((taxOf(invoice) * amount) / invoice.total)
      return { amount, tax, at: invoice.status_transitions.paid_at ?? invoice.created }
    })
    .filter(({ amount }) => amount > 0)
  if (kept.length === 0) return null
  return {
    amount: kept.reduce((sum, { amount }) => sum + amount, 0),
    tax: kept.reduce((sum, { tax }) => sum + tax, 0),
    at: new Date(Math.max(...kept.map(({ at }) => at)) * 1000).toISOString(),
  }
}

async function readNext(stripe: Stripe, subscription: string): Promise<Payment> {
  const preview = await stripe.invoices.createPreview({ subscription })
  const { amount_due: amount, total } = preview
  return { amount, tax: total > 0 ? Math.round((taxOf(preview) * amount) / total) : 0 }
}

/** More than one renewal is open only while Stripe still tries the one before it. */
const maxOpen = 10

/** What the invoices of a subscription have not taken yet; one of a new period is a draft at first. */
async function readOpen(stripe: Stripe, subscription: string): Promise<PaymentSummary['open']> {
  const { data: latest } = await stripe.invoices.list({ subscription, limit: maxOpen })
  const open = latest.filter(
    ({ status, amount_remaining: left }) => (status === 'open' || status === 'draft') && left > 0,
  )
  if (open.length === 0) return null
  const sum = (of: (invoice: Stripe.Invoice) => number) =>
    open.reduce((total, invoice) => total + of(invoice), 0)
  return {
    amount: sum((invoice) => invoice.amount_remaining),
    tax: sum((invoice) => Math.round((taxOf(invoice) * invoice.amount_remaining) / invoice.total)),
  }
}

/**
 * What Stripe's invoices of a subscription took and did not return, what they have not taken yet,
 * and what the next one will take while it continues. Stripe activates a subscription with its first payment, so `incomplete` has
 * taken nothing.
 */
export async function readPayments(
  stripe: Stripe,
  id: string,
  { incomplete, continues }: { incomplete: boolean; continues: boolean },
): Promise<PaymentSummary> {
  if (incomplete) return { charged: null, next: null, open: null }
  const [charged, upcoming, open] = await Promise.all([
    readCharged(stripe, id),
    continues ? readNext(stripe, id) : null,
    readOpen(stripe, id),
  ])
  return { charged, next: upcoming, open }
}
