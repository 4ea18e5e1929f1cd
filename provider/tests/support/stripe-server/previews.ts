import type Stripe from 'stripe'
import type { Account, Amounts, Price, Subscription } from './account'
import { invalidRequest } from './api-error'
import { amountsAt, discountAt } from './invoices'
import { presentInvoice } from './present'
import { readPriceData } from './prices'
import type { Requests } from './requests'
import { taxOn } from './tax'

/** What is left of a period at `at`, as a share of it. */
const restOf = ({ start, end }: Subscription['period'], at: number) =>
  Math.min(1, Math.max(0, (end - at) / (end - start)))

/** The amounts with their tax. */
function withTax(account: Account, subscription: Subscription, lines: number[]): Amounts {
  const subtotal = lines.reduce((sum, amount) => sum + amount, 0)
  const { address } = account.find('customer', subscription.customer)
  const tax = subscription.taxed ? Math.sign(subtotal) * taxOn(Math.abs(subtotal), address) : 0
  return { subtotal, discount: 0, tax, total: subtotal + tax, lines }
}

/** The invoice of a change to a price: what is left is given back, the new price is charged. */
export function prorationAmounts(
  account: Account,
  subscription: Subscription,
  price: Price,
  at: number,
): Amounts {
  if (subscription.status === 'trialing') return withTax(account, subscription, [])
  const old = subscription.price
  const keepsPeriod = old.interval === price.interval && old.count === price.count
  const rest = restOf(subscription.period, at)
  const unused = old.amount - discountAt(account, subscription, subscription.period.start)
  return withTax(account, subscription, [
    -Math.round(unused * rest),
    Math.round(price.amount * (keepsPeriod ? rest : 1)),
  ])
}

/** What the rest of the running period is worth. */
export const unusedAmounts = (account: Account, subscription: Subscription, at: number) =>
  withTax(account, subscription, [
    -Math.round(subscription.price.amount * restOf(subscription.period, at)),
  ])

function previewAmounts(
  account: Account,
  subscription: Subscription,
  request: Requests['POST /v1/invoices/create_preview'],
): Amounts {
  const { preview_mode: mode, subscription_details: details } = request
  const data = details?.items?.[0]?.price_data
  if (details?.cancel_now)
    return unusedAmounts(account, subscription, Number(details.proration_date))
  if (!data) return amountsAt(account, subscription, subscription.period.end)
  const price = readPriceData(account, data)
  if (mode === 'recurring') return withTax(account, subscription, [price.amount])
  if (details?.proration_behavior !== 'always_invoice')
    throw invalidRequest('This server previews always_invoice only.')
  const at = Number(details.proration_date ?? account.seconds())
  return prorationAmounts(account, subscription, price, at)
}

/** What the next invoice of a subscription will be. */
export function previewInvoice(
  account: Account,
  request: Requests['POST /v1/invoices/create_preview'],
): Stripe.Invoice {
  const subscription = account.find('subscription', request.subscription, 'subscription')
  const continues = !subscription.cancelAtPeriodEnd || request.subscription_details?.cancel_now
  if (subscription.status === 'canceled' || !continues)
    throw invalidRequest('No upcoming invoices for customer', { code: 'invoice_upcoming_none' })
  const amounts = previewAmounts(account, subscription, request)
  return presentInvoice(account, {
    id: account.id('upcoming_in'),
    created: subscription.period.end,
    subscription: subscription.id,
    reason: 'subscription_cycle',
    status: 'open',
    amounts,
    startingBalance: account.find('customer', subscription.customer).balance,
    period: subscription.period,
    intent: null,
    paidAt: null,
  })
}
