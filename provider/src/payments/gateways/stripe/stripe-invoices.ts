import Stripe from 'stripe'
import type { GatewayInvoice } from '../../gateway-cards'
import type { GatewaySubscription } from '../../gateway-state'
import { idOf } from './id-of'
import { listCharges, listPaidInvoices, taxOf } from './read-payments'
import { toRejection } from './stripe-errors'
import { readSubscription } from './stripe-subscription-state'

const reasons: Partial<Record<string, GatewayInvoice['reason']>> = {
  subscription_create: 'first',
  subscription_update: 'change',
}

const toDate = (seconds: number) => new Date(seconds * 1000)

/** The time that an invoice is for: that of its last line, which of a change is the new plan's. */
function periodOf({ lines }: Stripe.Invoice) {
  const last = lines.data.toSorted((a, b) => b.period.end - a.period.end)[0]
  return last
    ? { periodStart: toDate(last.period.start), periodEnd: toDate(last.period.end) }
    : { periodStart: null, periodEnd: null }
}

/** What Stripe has charged for a subscription, the oldest first. */
export async function listInvoices(stripe: Stripe, id: string): Promise<GatewayInvoice[]> {
  const paid = await listPaidInvoices(stripe, id)
  const customer = idOf(paid[0]?.invoice.customer)
  if (!customer) return []
  const charges = (await listCharges(stripe, customer)).filter((charge) => charge.paid)
  return paid.toReversed().map(({ invoice, intents }) => {
    const own = charges.filter((charge) => intents.includes(idOf(charge.payment_intent) ?? ''))
    const discounts = invoice.total_discount_amounts ?? []
    return {
      id: invoice.id,
      reason: reasons[invoice.billing_reason ?? ''] ?? 'renewal',
      amount: invoice.amount_paid,
      tax: taxOf(invoice),
      discount: discounts.reduce((sum, { amount }) => sum + amount, 0),
      refunded: own.reduce((sum, charge) => sum + charge.amount_refunded, 0),
      currency: invoice.currency,
      ...periodOf(invoice),
      paidAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
      cardLast4: own[0]?.payment_method_details?.card?.last4 ?? null,
    }
  })
}

const needsPayer = ({ code }: Stripe.errors.StripeError) =>
  code === 'invoice_payment_intent_requires_action' || code === 'authentication_required'

/** Pays one invoice; returns the secret by which the payer confirms it, if the bank asks. */
async function payInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<string | undefined> {
  try {
    await stripe.invoices.pay(invoice.id, { off_session: false })
    return undefined
  } catch (error) {
    const secret = invoice.confirmation_secret?.client_secret
    if (secret && error instanceof Stripe.errors.StripeError && needsPayer(error)) return secret
    throw toRejection(error)
  }
}

/** Charges the default card every invoice that a subscription owes, the oldest first. */
export async function payOpenInvoice(
  stripe: Stripe,
  id: string,
  now: () => Date,
): Promise<GatewaySubscription> {
  const { data: open } = await stripe.invoices.list({
    subscription: id,
    status: 'open',
    limit: 100,
    expand: ['data.confirmation_secret'],
  })
  for (const invoice of open.toReversed()) {
    const clientSecret = await payInvoice(stripe, invoice)
    if (clientSecret) return { ...(await readSubscription(stripe, id, now())), clientSecret }
  }
  return readSubscription(stripe, id, now())
}
