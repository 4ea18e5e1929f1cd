import type Stripe from 'stripe'
import type { Account, Subscription } from './account'
import { invalidRequest, missing } from './api-error'
import { emit } from './events'
import { createInvoice, expandInvoice, secondsAfter } from './invoices'
import { presentSubscription } from './present'
import { unusedAmounts } from './previews'
import { readPriceData } from './prices'
import type { Requests } from './requests'
import { taxOn } from './tax'

type Create = Requests['POST /v1/subscriptions']

const daySeconds = 86_400
/** How long Stripe waits for the first payment. */
const incompleteSeconds = 23 * 3600
export const ended: Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']

/** The code of a request's discounts, checked as Stripe does. */
export function readDiscount(account: Account, discounts: Create['discounts'], currency: string) {
  const id = discounts ? discounts[0]?.promotion_code : undefined
  if (!id) return null
  const param = 'discounts[0][promotion_code]'
  const code = account.promotion_code.get(id)
  if (!code)
    throw invalidRequest(`No such promotion code: '${id}'`, { code: 'resource_missing', param })
  if (code.active === false)
    throw invalidRequest('This promotion code is inactive.', {
      code: 'promotion_code_inactive',
      param,
    })
  if (code.currency && code.currency !== currency)
    throw invalidRequest('The currency of the coupon does not match.', { param })
  return { promotionCode: id, start: account.seconds(), spent: false }
}

/** All live subscriptions of a customer have one currency. */
function checkCurrency(account: Account, customer: string, currency: string) {
  const other = [...account.subscription.values()].find(
    (row) => row.customer === customer && !ended.includes(row.status) && row.currency !== currency,
  )
  if (other)
    throw invalidRequest(
      `You cannot combine currencies on a single customer. This customer has an active subscription with currency ${other.currency}.`,
    )
}

function readPrice(account: Account, items: Create['items']) {
  const { price_data: data, quantity = 1 } = items?.[0] ?? {}
  if (items?.length !== 1 || !data || quantity !== 1)
    throw invalidRequest('This server takes one item with price_data.', { param: 'items' })
  return { price: readPriceData(account, data), currency: data.currency }
}

/** Opens a subscription whose first payment the payer's browser confirms. */
export function createSubscription(account: Account, request: Create): Stripe.Subscription {
  const customer = account.find('customer', request.customer, 'customer')
  if (request.payment_behavior !== 'default_incomplete')
    throw invalidRequest('This server knows default_incomplete only.', {
      param: 'payment_behavior',
    })
  const { price, currency } = readPrice(account, request.items)
  checkCurrency(account, customer.id, currency)
  const taxed = request.automatic_tax?.enabled ?? false
  if (taxed) taxOn(0, customer.address)
  const created = account.seconds()
  const days = request.trial_period_days ?? 0
  const trialEnd = days > 0 ? created + days * daySeconds : null
  const subscription: Subscription = {
    id: account.id('sub'),
    created,
    customer: customer.id,
    status: trialEnd ? 'trialing' : 'incomplete',
    price,
    anchor: trialEnd ?? created,
    pause: null,
    pendingUpdate: null,
    currency,
    taxed,
    metadata: { ...(request.metadata || {}) } as Record<string, string>,
    discount: readDiscount(account, request.discounts, currency),
    trialEnd,
    period: {
      start: created,
      end: trialEnd ?? secondsAfter(created, price.interval, price.count),
    },
    latestInvoice: '',
    defaultMethod: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
  }
  account.subscription.set(subscription.id, subscription)
  const invoice = createInvoice(account, subscription, 'subscription_create')
  if (invoice.status === 'paid' && !trialEnd) subscription.status = 'active'
  emit(account, 'customer.subscription.created', presentSubscription(subscription))
  return expandSubscription(account, subscription, request.expand)
}

export function expandSubscription(account: Account, row: Subscription, expand: string[] = []) {
  const shown = presentSubscription(row)
  if (expand.length === 0) return shown
  const prefix = 'latest_invoice'
  const parts = expand.map((path) => {
    if (path !== prefix && !path.startsWith(`${prefix}.`))
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    return path.slice(prefix.length + 1)
  })
  const invoice = account.find('invoice', row.latestInvoice)
  return { ...shown, latest_invoice: expandInvoice(account, invoice, parts) }
}

/** Gives up an unpaid subscription after 23 hours. */
export function expireUnpaid(account: Account): void {
  for (const row of account.subscription.values()) {
    const due = row.created + incompleteSeconds
    if (row.status !== 'incomplete' || account.seconds() < due) continue
    const invoice = account.find('invoice', row.latestInvoice)
    const intent = account.find('payment_intent', invoice.intent!)
    if (intent.status === 'processing') continue
    row.status = 'incomplete_expired'
    row.endedAt = due
    invoice.status = 'void'
    intent.status = 'canceled'
    emit(account, 'customer.subscription.updated', presentSubscription(row))
  }
}

export const readSubscription = (
  account: Account,
  id: string,
  { expand }: Requests['GET /v1/subscriptions/:id'],
) => expandSubscription(account, account.find('subscription', id), expand)

/** Ends a subscription; with `prorate` the rest of its period becomes credit. */
export function cancelSubscription(
  account: Account,
  id: string,
  { invoice_now: invoiced, prorate }: Requests['DELETE /v1/subscriptions/:id'],
) {
  const row = account.find('subscription', id)
  if (ended.includes(row.status)) throw missing('subscription', id)
  // Stripe gives back the rest of a period also when its invoice was never paid.
  if (row.status !== 'trialing' && invoiced && prorate) {
    const amounts = unusedAmounts(account, row, account.seconds())
    createInvoice(account, row, 'subscription_update', amounts)
  }
  row.status = 'canceled'
  row.endedAt = account.seconds()
  emit(account, 'customer.subscription.deleted', presentSubscription(row))
  return presentSubscription(row)
}

/** Begins the next period of a subscription. */
export function nextPeriod(account: Account, id: string): Subscription {
  const row = account.find('subscription', id)
  const { end } = row.period
  row.period = { start: end, end: secondsAfter(end, row.price.interval, row.price.count) }
  return row
}
