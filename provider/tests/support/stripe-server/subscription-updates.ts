import type Stripe from 'stripe'
import type { Account, Amounts, Price, Subscription } from './account'
import { invalidRequest, StripeApiError } from './api-error'
import { emit } from './events'
import { applyPendingUpdate, createInvoice, secondsAfter } from './invoices'
import { pay } from './payments'
import { presentSubscription } from './present'
import { prorationAmounts } from './previews'
import type { Requests } from './requests'
import { ended, expandSubscription, readDiscount } from './subscriptions'

type Update = Requests['POST /v1/subscriptions/:id']

/** What only a request without a pending payment may change. */
function applySettings(account: Account, row: Subscription, request: Update): void {
  const { cancel_at_period_end: cancels, discounts, metadata, pause_collection: pause } = request
  const { default_payment_method: method } = request
  if (method) row.defaultMethod = account.find('payment_method', method).id
  if (discounts !== undefined)
    row.discount = readDiscount(
      account,
      (discounts || []) as { promotion_code?: string }[],
      row.currency,
    )
  if (cancels !== undefined) row.cancelAtPeriodEnd = cancels
  // An empty value in the form, which the schema reads as null, unsets it.
  if (pause !== undefined && !pause) row.pause = null
  else if (pause) row.pause = { resumesAt: Number(pause.resumes_at) }
  for (const [key, value] of Object.entries(metadata || {})) row.metadata[key] = String(value)
}

/** Charges an update with the card on file; until it is paid, the subscription stays as it is. */
function chargeUpdate(account: Account, row: Subscription, amounts: Amounts): void {
  if (row.pause) throw invalidRequest('This server voids no updates: the collection is paused.')
  const invoice = createInvoice(account, row, 'subscription_update', amounts)
  if (invoice.status === 'paid') return applyPendingUpdate(row)
  const intent = account.find('payment_intent', invoice.intent!)
  const methodId = row.defaultMethod ?? account.find('customer', row.customer).defaultMethod
  if (!methodId) return
  try {
    pay(account, intent, account.find('payment_method', methodId))
  } catch (error) {
    // With pending_if_incomplete a declined card is no error of the request.
    if (!(error instanceof StripeApiError)) throw error
  }
}

function changePrice(account: Account, row: Subscription, price: Price, request: Update): void {
  if (request.proration_behavior !== 'always_invoice')
    throw invalidRequest('This server knows always_invoice only.', { param: 'proration_behavior' })
  const at = Number(request.proration_date ?? account.seconds())
  if (at < row.period.start || at > row.period.end)
    throw invalidRequest('The proration date is outside of the period.', {
      param: 'proration_date',
    })
  const now = account.seconds()
  const keepsPeriod =
    row.status === 'trialing' ||
    (row.price.interval === price.interval && row.price.count === price.count)
  const period = keepsPeriod
    ? row.period
    : { start: now, end: secondsAfter(now, price.interval, price.count) }
  const amounts = prorationAmounts(account, row, price, at)
  row.pendingUpdate = { price, period }
  if (row.status === 'trialing') return applyPendingUpdate(row)
  chargeUpdate(account, row, amounts)
}

function beginPeriod(account: Account, row: Subscription): void {
  const start = account.seconds()
  const { amount, interval, count } = row.price
  row.pendingUpdate = { price: null, period: { start, end: secondsAfter(start, interval, count) } }
  chargeUpdate(account, row, {
    ...{ subtotal: amount, discount: 0, tax: 0, total: amount },
    lines: [amount],
  })
}

/** Changes a subscription: its settings, its price, or the period that it is in. */
export function updateSubscription(
  account: Account,
  id: string,
  request: Update,
): Stripe.Subscription {
  const row = account.find('subscription', id)
  if (ended.includes(row.status))
    throw invalidRequest('A canceled subscription can only update its cancellation_details.')
  const isPending = request.payment_behavior === 'pending_if_incomplete'
  if (isPending && (request.metadata || request.pause_collection !== undefined))
    throw invalidRequest('Not allowed with pending_if_incomplete.', { param: 'payment_behavior' })
  if (row.pendingUpdate && isPending)
    throw invalidRequest('This server takes one pending update at a time.')
  applySettings(account, row, request)
  const [item] = request.items ?? []
  if (item) changePrice(account, row, account.find('price', item.price), request)
  else if (request.billing_cycle_anchor?.type === 'now') beginPeriod(account, row)
  emit(account, 'customer.subscription.updated', presentSubscription(row))
  return expandSubscription(account, row, request.expand)
}
