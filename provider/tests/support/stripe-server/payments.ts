import type Stripe from 'stripe'
import type { DeclineCode } from '../../../src/db/schema/sandbox-cards'
import { authenticationError, declineError } from '../../../src/payments/gateways/sandbox/api-error'
import type { Account, Intent, Method } from './account'
import { invalidRequest, missing, StripeApiError } from './api-error'
import { inEnglish, selectMethod } from './cards'
import { emit } from './events'
import { createInvoice, payInvoice } from './invoices'
import { list, presentCharge, presentIntent, presentInvoice, presentSubscription } from './present'
import type { Requests } from './requests'
import { nextPeriod } from './subscriptions'

/** How long a slow card takes. */
const slowMs = 20_000

function findIntent(account: Account, id: string, secret: string | undefined): Intent {
  const intent = account.payment_intent.get(id)
  if (secret !== undefined && intent?.secret !== secret)
    throw missing('payment_intent', id, 'intent')
  return intent!
}

function addCharge(account: Account, intent: Intent, method: string, failure: string | null) {
  const id = account.id('ch')
  const charge = { id, intent: intent.id, method, amount: intent.amount, refunded: 0, failure }
  account.charge.set(id, { ...charge, created: account.seconds() })
}

function succeed(account: Account, intent: Intent, method: Method): void {
  addCharge(account, intent, method.id, null)
  Object.assign(intent, { status: 'succeeded', method: method.id, error: null })
  const invoice = account.find('invoice', intent.invoice)
  method.customer = account.find('subscription', invoice.subscription).customer
  emit(account, 'payment_intent.succeeded', presentIntent(account, intent))
  payInvoice(account, invoice, method.id)
}

/** Records a declined card; the payment waits for another. Throws the card error. */
function decline(account: Account, intent: Intent, method: Method, reason: DeclineCode): never {
  addCharge(account, intent, method.id, reason)
  const error = { ...inEnglish(declineError(reason)), payment_method: { id: method.id } }
  Object.assign(intent, { status: 'requires_payment_method', method: null, error })
  const invoice = account.find('invoice', intent.invoice)
  emit(account, 'invoice.payment_failed', presentInvoice(account, invoice))
  throw new StripeApiError(402, { ...error, payment_intent: presentIntent(account, intent) })
}

export function pay(account: Account, intent: Intent, method: Method): void {
  const { behavior } = method
  switch (behavior.kind) {
    case 'approve':
      return succeed(account, intent, method)
    case 'challenge':
      Object.assign(intent, { status: 'requires_action', method: method.id, error: null })
      return
    case 'slow':
    case 'never':
      Object.assign(intent, {
        ...{ status: 'processing', method: method.id, error: null },
        confirmedAt: account.now().getTime(),
      })
      return
    case 'decline':
      return decline(account, intent, method, behavior.code)
    case 'expired':
      return decline(account, intent, method, 'expired_card')
    case 'refused':
      return decline(account, intent, method, 'processing_error')
  }
}

/** Completes the payments of slow cards that are due. */
export function settleSlowPayments(account: Account): void {
  for (const intent of account.payment_intent.values()) {
    const method = intent.method ? account.payment_method.get(intent.method) : undefined
    if (intent.status !== 'processing' || method?.behavior.kind !== 'slow') continue
    if (account.now().getTime() - intent.confirmedAt! >= slowMs) succeed(account, intent, method)
  }
}

/** Confirms a payment from the browser with a card, else with the one that it has. */
export function confirmIntent(
  account: Account,
  id: string,
  request: Requests['POST /v1/payment_intents/:id/confirm'],
): Stripe.PaymentIntent {
  const intent = findIntent(account, id, request.client_secret)
  const inProgress = intent.status === 'processing' && request.payment_method === intent.method
  if (inProgress) return presentIntent(account, intent)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalidRequest(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: presentIntent(account, intent) },
    )
  const methodId = request.payment_method ?? intent.method
  if (!methodId)
    throw invalidRequest('You cannot confirm this PaymentIntent: it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  const { subscription } = account.find('invoice', intent.invoice)
  const { customer } = account.find('subscription', subscription)
  pay(account, intent, selectMethod(account, methodId, customer))
  return presentIntent(account, intent)
}

/** A payment as its payer's browser may see it. */
export const readIntent = (
  account: Account,
  id: string,
  { client_secret: secret }: Requests['GET /v1/payment_intents/:id'],
) => presentIntent(account, findIntent(account, id, secret))

/** The payer's answer to the bank's 3-D Secure question. */
export function answerChallenge(
  account: Account,
  answer: { intent: string; client_secret: string; passed: boolean },
): Stripe.PaymentIntent {
  const intent = findIntent(account, answer.intent, answer.client_secret)
  if (intent.status !== 'requires_action') return presentIntent(account, intent)
  const method = account.find('payment_method', intent.method!)
  if (!answer.passed) {
    const error = { ...inEnglish(authenticationError), payment_method: { id: method.id } }
    Object.assign(intent, { status: 'requires_payment_method', method: null, error })
    return presentIntent(account, intent)
  }
  const { behavior } = method
  if (behavior.kind === 'challenge' && behavior.afterwards !== 'approve')
    decline(account, intent, method, behavior.afterwards)
  succeed(account, intent, method)
  return presentIntent(account, intent)
}

/** What Stripe does when a period ends: the next one's invoice, paid or declined. */
export function renew(account: Account, id: string, { declined = false } = {}): void {
  const subscription = nextPeriod(account, id)
  if (subscription.pause && subscription.period.start < subscription.pause.resumesAt) return
  subscription.pause = null
  const invoice = createInvoice(account, subscription, 'subscription_cycle')
  const methodId =
    subscription.defaultMethod ?? account.find('customer', subscription.customer).defaultMethod
  if (declined || !methodId) {
    subscription.status = 'past_due'
    emit(account, 'invoice.payment_failed', presentInvoice(account, invoice))
    emit(account, 'customer.subscription.updated', presentSubscription(subscription))
    return
  }
  if (invoice.status === 'paid') return payInvoice(account, invoice, methodId)
  const intent = account.find('payment_intent', invoice.intent!)
  succeed(account, intent, account.find('payment_method', methodId))
}

/** The charges of a customer, the newest first. */
export function listCharges(account: Account, request: Requests['GET /v1/charges']) {
  const { customer, limit = 10, starting_after: after } = request
  const found = [...account.charge.values()]
    .map((row) => presentCharge(account, row))
    .filter((charge) => charge.customer === customer)
    .reverse()
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  return list(found.slice(start, start + limit), start + limit < found.length)
}

/** Pays an open invoice with the card of its subscription, else of its customer. */
export function payWithDefault(account: Account, id: string): Stripe.Invoice {
  const invoice = account.find('invoice', id)
  if (invoice.status !== 'open') throw invalidRequest('Invoice is already paid')
  const { customer, defaultMethod } = account.find('subscription', invoice.subscription)
  const method = defaultMethod ?? account.find('customer', customer).defaultMethod
  if (!method) throw invalidRequest('There is no default payment method.')
  const intent = account.find('payment_intent', invoice.intent!)
  pay(account, intent, account.find('payment_method', method))
  if (intent.status === 'requires_action')
    throw new StripeApiError(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed.',
    })
  return presentInvoice(account, invoice)
}
