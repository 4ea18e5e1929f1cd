import type Stripe from 'stripe'
import { addInterval } from '../../../src/payments/period'
import type { Account, Amounts, Intent, Invoice, Subscription } from './account'
import { invalidRequest } from './api-error'
import { emit } from './events'
import {
  amountDue,
  example,
  list,
  presentInvoice,
  presentInvoicePayment,
  presentSubscription,
} from './present'
import type { Requests } from './requests'
import { taxOn } from './tax'

const dateOf = (seconds: number) => new Date(seconds * 1000)

export const secondsAfter = (start: number, interval: 'month' | 'year', count: number) =>
  Math.floor(addInterval(dateOf(start), interval, count).getTime() / 1000)

/** What the code of a subscription takes off an invoice made at `at`, in minor units. */
export function discountAt(
  account: Account,
  { discount, price }: Subscription,
  at: number,
): number {
  if (!discount || discount.spent) return 0
  const code = account.find('promotion_code', discount.promotionCode)
  const months = code.durationInMonths ?? 0
  if (code.duration === 'repeating' && at >= secondsAfter(discount.start, 'month', months)) return 0
  const off = code.amountOff ?? Math.round((price.amount * (code.percentOff ?? 0)) / 100)
  return Math.min(off, price.amount)
}

/** The amounts of an invoice made at `at`; in a trial nothing is due. */
export function amountsAt(account: Account, subscription: Subscription, at: number) {
  const inTrial = subscription.trialEnd !== null && at < subscription.trialEnd
  if (inTrial) return { subtotal: 0, discount: 0, tax: 0, total: 0 }
  const subtotal = subscription.price.amount
  const discount = discountAt(account, subscription, at)
  const { address } = account.find('customer', subscription.customer)
  const tax = subscription.taxed ? taxOn(subtotal - discount, address) : 0
  return { subtotal, discount, tax, total: subtotal - discount + tax }
}

function openIntent(account: Account, invoice: Invoice, customer: string): Intent {
  const id = account.id('pi')
  const method = account.find('customer', customer).defaultMethod
  const intent: Intent = {
    id,
    secret: `${id}_secret_${account.id('').slice(1)}`,
    created: account.seconds(),
    invoice: invoice.id,
    amount: amountDue(invoice),
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    method,
    confirmedAt: null,
    error: null,
  }
  account.payment_intent.set(id, intent)
  return intent
}

/**
 * Makes the invoice of the current period. One of nothing is paid at once. It uses up a code that
 * discounts one invoice, also when the invoice is a trial's.
 */
export function createInvoice(
  account: Account,
  subscription: Subscription,
  reason: Invoice['reason'],
  given?: Amounts,
): Invoice {
  const created = Math.max(account.seconds(), subscription.period.start)
  const amounts = given ?? amountsAt(account, subscription, created)
  const customer = account.find('customer', subscription.customer)
  const startingBalance = customer.balance
  const free = amountDue({ amounts, startingBalance } as Invoice) === 0
  customer.balance = Math.min(0, startingBalance + amounts.total)
  const invoice: Invoice = {
    id: account.id('in'),
    created,
    subscription: subscription.id,
    reason,
    status: free ? 'paid' : 'open',
    amounts,
    startingBalance,
    period: subscription.period,
    intent: null,
    paidAt: free ? created : null,
  }
  account.invoice.set(invoice.id, invoice)
  subscription.latestInvoice = invoice.id
  const code = subscription.discount?.promotionCode
  if (code && account.find('promotion_code', code).duration === 'once')
    subscription.discount!.spent = true
  if (!free) invoice.intent = openIntent(account, invoice, subscription.customer).id
  return invoice
}

/** What a paid change brings. */
export function applyPendingUpdate(subscription: Subscription): void {
  const update = subscription.pendingUpdate
  if (!update) return
  subscription.price = update.price ?? subscription.price
  if (update.period.end !== subscription.period.end) subscription.anchor = update.period.start
  subscription.period = update.period
  subscription.pendingUpdate = null
}

/** Records that an invoice is paid, and that its subscription is active by it. */
export function payInvoice(account: Account, invoice: Invoice, method: string): void {
  invoice.status = 'paid'
  invoice.paidAt = account.seconds()
  const subscription = account.find('subscription', invoice.subscription)
  subscription.status = 'active'
  if (invoice.reason === 'subscription_update') applyPendingUpdate(subscription)
  subscription.defaultMethod ??= method
  emit(account, 'invoice.paid', presentInvoice(account, invoice))
  emit(account, 'customer.subscription.updated', presentSubscription(subscription))
}

/** Voids an open invoice; its payment and an unpaid subscription end with it. */
export function voidInvoice(account: Account, id: string): Stripe.Invoice {
  const invoice = account.find('invoice', id)
  const intent = invoice.intent ? account.find('payment_intent', invoice.intent) : undefined
  if (invoice.status !== 'open' || intent?.status === 'processing')
    throw invalidRequest("You can only pass in open invoices. This invoice isn't open.")
  invoice.status = 'void'
  if (intent) intent.status = 'canceled'
  const subscription = account.find('subscription', invoice.subscription)
  if (invoice.reason === 'subscription_update') subscription.pendingUpdate = null
  const { balance } = account.find('customer', subscription.customer)
  account.find('customer', subscription.customer).balance = Math.min(
    balance,
    invoice.startingBalance,
  )
  if (subscription.status === 'incomplete') {
    subscription.status = 'incomplete_expired'
    subscription.endedAt = account.seconds()
    emit(account, 'customer.subscription.updated', presentSubscription(subscription))
  }
  emit(account, 'invoice.voided', presentInvoice(account, invoice))
  return presentInvoice(account, invoice)
}

/** An invoice with what a request asks to be expanded. */
export function expandInvoice(account: Account, row: Invoice, expand: string[]): Stripe.Invoice {
  const intent = row.intent ? account.find('payment_intent', row.intent) : undefined
  const payments = row.intent ? [presentInvoicePayment(account, row)] : []
  const secret = intent && { client_secret: intent.secret, type: 'payment_intent' as const }
  return {
    ...presentInvoice(account, row),
    ...(expand.includes('confirmation_secret') && { confirmation_secret: secret ?? null }),
    ...(expand.includes('payments') && { payments: list(payments) as never }),
  }
}

export function listInvoices(account: Account, request: Requests['GET /v1/invoices']) {
  const { subscription, status, expand = [], limit = 10, starting_after: after } = request
  const found = [...account.invoice.values()]
    .filter((row) => !subscription || row.subscription === subscription)
    .filter((row) => !status || row.status === status)
    .reverse()
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  const page = found.slice(start, start + limit)
  const expanded = expand.map((path) => path.replace('data.', ''))
  return list(
    page.map((row) => expandInvoice(account, row, expanded)),
    start + limit < found.length,
  )
}

/** The payments of invoices that were made by a payment intent. */
export function listInvoicePayments(
  account: Account,
  { payment, expand = [] }: Requests['GET /v1/invoice_payments'],
) {
  const intent = account.payment_intent.get(payment?.payment_intent ?? '')
  if (!intent) return list([])
  const invoice = account.find('invoice', intent.invoice)
  const row = presentInvoicePayment(account, invoice)
  const expanded = expand.includes('data.invoice') && { invoice: presentInvoice(account, invoice) }
  return list([example('invoice_payment', { ...row, ...expanded })])
}
