import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type Stripe from 'stripe'
import type {
  Account,
  Charge,
  Customer,
  Intent,
  Invoice,
  Method,
  Price,
  Subscription,
} from './account'

type Examples = {
  customer: Stripe.Customer
  payment_method: Stripe.PaymentMethod
  product: Stripe.Product
  subscription: Stripe.Subscription
  subscription_item: Stripe.SubscriptionItem
  invoice: Stripe.Invoice
  line_item: Stripe.InvoiceLineItem
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  setup_intent: Stripe.SetupIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  event: Stripe.Event
  'tax.calculation': Stripe.Tax.Calculation
}

const file = join(import.meta.dirname, 'examples.json')
const examples = JSON.parse(readFileSync(file, 'utf8')) as Examples

/** Stripe's example of an object with values of our own, whose names the library's types check. */
export const example = <Kind extends keyof Examples>(
  kind: Kind,
  values: Partial<Examples[Kind]>,
): Examples[Kind] => ({ ...structuredClone(examples[kind]), ...values })

export const list = <T>(data: T[], has_more = false) => ({ object: 'list', data, has_more })

export const presentCustomer = (
  { defaultMethod, address, ...row }: Customer,
  currency: string | null,
) =>
  example('customer', {
    ...row,
    currency,
    address: address && { ...examples.customer.address!, ...address },
    invoice_settings: {
      ...examples.customer.invoice_settings,
      default_payment_method: defaultMethod,
    },
  })

export const presentMethod = ({ id, created, customer, card, billing }: Method) =>
  example('payment_method', {
    id,
    created,
    customer,
    billing_details: {
      ...{ address: null, email: null, name: null, phone: null, tax_id: null },
      ...billing,
    },
    card: { ...examples.payment_method.card!, ...card },
  })

const presentPrice = ({ id, product, amount, interval, count, metadata }: Price) => ({
  ...examples.subscription_item.price,
  id,
  product,
  unit_amount: amount,
  recurring: { ...examples.subscription_item.price.recurring!, interval, interval_count: count },
  metadata,
})

const presentItem = (row: Subscription, price: Price) =>
  example('subscription_item', {
    id: `si_${row.id}`,
    subscription: row.id,
    current_period_start: row.period.start,
    current_period_end: row.period.end,
    price: { ...presentPrice(price), currency: row.currency },
  })

const presentPendingUpdate = (row: Subscription): Stripe.Subscription.PendingUpdate | null =>
  row.pendingUpdate && {
    billing_cycle_anchor: row.pendingUpdate.price ? null : row.pendingUpdate.period.start,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: row.pendingUpdate.period.start + 23 * 3600,
    metadata: null,
    subscription_items: row.pendingUpdate.price && [presentItem(row, row.pendingUpdate.price)],
    trial_end: null,
    trial_from_plan: null,
  }

export const presentSubscription = (row: Subscription): Stripe.Subscription =>
  example('subscription', {
    billing_cycle_anchor: row.anchor,
    pause_collection: row.pause && { behavior: 'void', resumes_at: row.pause.resumesAt },
    pending_update: presentPendingUpdate(row),
    id: row.id,
    created: row.created,
    start_date: row.created,
    customer: row.customer,
    currency: row.currency,
    status: row.status,
    metadata: row.metadata,
    automatic_tax: { ...examples.subscription.automatic_tax, enabled: row.taxed },
    cancel_at_period_end: row.cancelAtPeriodEnd,
    canceled_at: row.endedAt,
    ended_at: row.endedAt,
    default_payment_method: row.defaultMethod,
    latest_invoice: row.latestInvoice,
    trial_start: row.trialEnd && row.created,
    trial_end: row.trialEnd,
    items: {
      ...examples.subscription.items,
      data: [presentItem(row, row.price)],
    },
  })

/** What a card is charged for an invoice: its total after the credit of the customer. */
export const amountDue = ({ amounts, startingBalance }: Invoice): number =>
  Math.max(0, amounts.total + Math.min(0, startingBalance))

export function presentInvoice(account: Account, row: Invoice): Stripe.Invoice {
  const { subtotal, discount, tax, total } = row.amounts
  const { customer, currency, metadata } = account.subscription.get(row.subscription)!
  const paid = row.status === 'paid'
  const due = amountDue(row)
  const lines = row.amounts.lines ?? [subtotal]
  return example('invoice', {
    id: row.id,
    created: row.created,
    customer,
    currency,
    billing_reason: row.reason,
    status: row.status,
    subtotal,
    total,
    total_discount_amounts: [{ amount: discount, discount: 'di_1' }],
    total_taxes: tax !== 0 ? [taxOf(tax, subtotal - discount)] : [],
    starting_balance: row.startingBalance,
    amount_due: due,
    amount_paid: paid ? due : 0,
    amount_remaining: paid ? 0 : due,
    status_transitions: { ...examples.invoice.status_transitions, paid_at: row.paidAt },
    lines: {
      ...examples.invoice.lines,
      data: lines.map((amount) => example('line_item', { amount, currency, period: row.period })),
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: row.subscription, metadata },
    },
  })
}

const taxOf = (amount: number, taxable_amount: number): Stripe.Invoice.TotalTax => ({
  amount,
  taxable_amount,
  tax_behavior: 'exclusive',
  tax_rate_details: null,
  taxability_reason: 'standard_rated',
  type: 'tax_rate_details',
})

/** The payment of an invoice; of a trial's there is none. */
export function presentInvoicePayment(account: Account, invoice: Invoice) {
  const { status, paidAt, intent } = invoice
  const paid = status === 'paid'
  return example('invoice_payment', {
    id: `inpay_${invoice.id}`,
    created: invoice.created,
    currency: account.subscription.get(invoice.subscription)!.currency,
    invoice: invoice.id,
    amount_requested: amountDue(invoice),
    amount_paid: paid ? amountDue(invoice) : null,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent! },
    status: paid ? 'paid' : status === 'void' ? 'canceled' : 'open',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  })
}

export function presentIntent(account: Account, row: Intent): Stripe.PaymentIntent {
  const { subscription } = account.invoice.get(row.invoice)!
  const { customer, currency } = account.subscription.get(subscription)!
  const charges = [...account.charge.values()].filter(({ intent }) => intent === row.id)
  return example('payment_intent', {
    id: row.id,
    created: row.created,
    amount: row.amount,
    amount_received: row.status === 'succeeded' ? row.amount : 0,
    client_secret: row.secret,
    currency,
    customer,
    status: row.status,
    payment_method: row.method,
    latest_charge: charges.at(-1)?.id ?? null,
    last_payment_error: row.error as Stripe.PaymentIntent.LastPaymentError | null,
    next_action: row.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    setup_future_usage: 'off_session',
  })
}

export function presentCharge(account: Account, row: Charge): Stripe.Charge {
  const intent = account.payment_intent.get(row.intent)!
  const { customer, currency } = account.subscription.get(
    account.invoice.get(intent.invoice)!.subscription,
  )!
  return example('charge', {
    id: row.id,
    created: row.created,
    amount: row.amount,
    amount_captured: row.failure ? 0 : row.amount,
    amount_refunded: row.refunded,
    captured: !row.failure,
    currency,
    customer,
    failure_code: row.failure,
    paid: !row.failure,
    payment_intent: row.intent,
    payment_method: row.method,
    payment_method_details: {
      type: 'card',
      card: { last4: account.payment_method.get(row.method)?.card.last4 },
    } as Stripe.Charge.PaymentMethodDetails,
    refunded: row.refunded === row.amount,
    status: row.failure ? 'failed' : 'succeeded',
  })
}
