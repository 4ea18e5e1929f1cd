import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DeclineCode } from '../../../src/db/schema/sandbox-cards'
import { declineError } from '../../../src/payments/gateways/sandbox/api-error'
import { cardFingerprint } from '../../../src/payments/gateways/sandbox/card-fingerprint'
import { cardBrand } from '../../../src/payments/gateways/sandbox/card-number'
import { parseCard } from '../../../src/payments/gateways/sandbox/new-card'
import { findTestPaymentMethod } from '../../../src/payments/gateways/sandbox/test-cards'
import type { Account, Method } from './account'
import { invalidRequest, StripeApiError } from './api-error'
import { emit } from './events'
import { list, presentMethod } from './present'
import type { Requests } from './requests'

const texts = resolve(import.meta.dirname, '../../../src/texts/en.json')
const { card: sentences } = JSON.parse(readFileSync(texts, 'utf8')) as {
  card: Record<string, string>
}

type CardErrorBody = { type: string; message: string } & Record<string, unknown>

/** An error of the sandbox with Stripe's English sentence. */
export const inEnglish = (error: CardErrorBody): CardErrorBody => ({
  ...error,
  message: sentences[error.message] ?? error.message,
})

/** The `card_error` of a card that its issuer refuses. */
const cardError = (reason: DeclineCode) => new StripeApiError(402, inEnglish(declineError(reason)))

function store(account: Account, card: Omit<Method, 'id' | 'created' | 'customer'>): Method {
  const id = account.id('pm')
  const method = { ...card, id, created: account.seconds(), customer: null }
  account.payment_method.set(id, method)
  return method
}

type TypedCard = { number: string; exp_month: number; exp_year: number; cvc: string }

/** Makes a payment method of a typed card, whose number is not kept. */
export function createMethod(account: Account, request: Requests['POST /v1/payment_methods']) {
  const { card = {}, billing_details: billing = {} } = request
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card as Partial<TypedCard>
  if (!number || !expMonth || !expYear)
    throw invalidRequest('Missing required param: card.', { param: 'card' })
  const digits = number.replaceAll(' ', '')
  const parsed = parseCard({ number: digits, expMonth, expYear, cvc }, account.now())
  if ('error' in parsed) throw new StripeApiError(402, inEnglish(parsed.error))
  const { behavior, brand, last4, country } = parsed.card
  const fingerprint = cardFingerprint(digits, expMonth, expYear)
  const shown = { brand, last4, country, exp_month: expMonth, exp_year: expYear, fingerprint }
  return presentMethod(store(account, { behavior, card: shown, billing: { ...billing } }))
}

/**
 * The payment method with an id, for a customer: their own or an unused one, or a new copy of one
 * of Stripe's test methods. Throws for everybody else's.
 */
export function selectMethod(account: Account, id: string, customer: string): Method {
  const test = findTestPaymentMethod(id)
  if (test) {
    const { number, behavior, country = 'US' } = test
    const expiry = { exp_month: 12, exp_year: account.now().getUTCFullYear() + 3 }
    const fingerprint = cardFingerprint(number, expiry.exp_month, expiry.exp_year)
    const brand = cardBrand(number)
    const card = { brand, last4: number.slice(-4), country, fingerprint, ...expiry }
    return store(account, { behavior, card, billing: {} })
  }
  const method = account.find('payment_method', id, 'payment_method')
  if (method.customer === null || method.customer === customer) return method
  throw invalidRequest('The payment method belongs to another customer.', {
    param: 'payment_method',
  })
}

/** Attaches a card, which its issuer may refuse, as it would a payment. */
export function attachMethod(account: Account, id: string, customerId: string | undefined) {
  const { id: customer } = account.find('customer', customerId, 'customer')
  const method = selectMethod(account, id, customer)
  const { behavior } = method
  if (behavior.kind === 'decline') throw cardError(behavior.code)
  if (behavior.kind === 'expired') throw cardError('expired_card')
  method.customer = customer
  emit(account, 'payment_method.attached', presentMethod(method))
  return presentMethod(method)
}

/** The cards of a customer, the newest first. */
export const listMethods = (account: Account, customer: string | undefined) =>
  list(
    [...account.payment_method.values()]
      .filter((method) => method.customer === customer)
      .reverse()
      .map(presentMethod),
  )

/** Removes a card from its customer and from what is charged to it; it cannot be used again. */
export function detachMethod(account: Account, id: string) {
  const method = account.find('payment_method', id)
  for (const customer of account.customer.values())
    if (customer.defaultMethod === id) customer.defaultMethod = null
  for (const subscription of account.subscription.values())
    if (subscription.defaultMethod === id) subscription.defaultMethod = null
  method.customer = null
  method.behavior = { kind: 'decline', code: 'card_declined' }
  return presentMethod(method)
}
