import { z } from '@hono/zod-openapi'
import { optionalLine } from '../../../http/validation'
import type { Translator } from '../../../texts/translator'
import type { Setup } from './card-setups'
import type { Intent } from './intents'
import type { PaymentMethod } from './payment-methods'

const textField = optionalLine(200)

const BillingDetails = z.object({
  name: textField,
  email: textField,
  phone: textField,
  address: z
    .object({
      line1: textField,
      line2: textField,
      city: textField,
      state: textField,
      postal_code: textField,
      country: textField,
    })
    .nullish(),
})

const TypedCard = z.object({
  number: z.string().max(32),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  cvc: z.string().max(8).optional(),
})
const TokenCard = z.object({ token: z.string().max(64) })

export const NewCardBody = z.object({
  type: z.literal('card').default('card'),
  card: z.union([TypedCard, TokenCard]),
  billing_details: BillingDetails.prefault({}),
})

const secretField = z.string().max(255)

export const ConfirmBody = z.object({
  client_secret: secretField,
  payment_method: z.string().max(64).optional(),
})

export const ReadBody = z.object({ client_secret: secretField })

export const ChallengeBody = z.object({
  intent: z.string().max(64),
  client_secret: secretField,
  passed: z.boolean(),
})

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** A card as Stripe's API shows it to a browser. */
export function presentPaymentMethod(row: PaymentMethod) {
  const { brand, last4, expMonth, expYear, country, funding } = row
  return {
    id: row.id,
    object: 'payment_method',
    type: 'card',
    created: seconds(row.createdAt),
    customer: row.customerId,
    livemode: false,
    billing_details: row.billingDetails,
    card: { brand, last4, exp_month: expMonth, exp_year: expYear, country, funding },
  }
}

/** A single-use token for the same card; its id follows from the payment method's. */
export function presentToken(row: PaymentMethod) {
  const { brand, last4, expMonth, expYear, country, funding } = row
  return {
    id: row.id.replace(/^pm_/, 'tok_'),
    object: 'token',
    type: 'card',
    created: seconds(row.createdAt),
    livemode: false,
    used: false,
    card: {
      object: 'card',
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
      country,
      funding,
    },
  }
}

/** The last error of an object in the payer's language. */
const presentError = (error: Intent['lastError'], translator: Translator) =>
  error && { ...error, message: translator.read(String(error.message)) }

const nextAction = (status: string) =>
  status === 'requires_action' ? { type: 'use_stripe_sdk' } : null

/** A setup as its payer's browser may see it. */
export const presentSetup = (setup: Setup, translator: Translator) => ({
  id: setup.id,
  object: 'setup_intent',
  client_secret: setup.clientSecret,
  created: seconds(setup.createdAt),
  livemode: false,
  status: setup.status,
  payment_method: setup.status === 'requires_payment_method' ? null : setup.paymentMethodId,
  last_setup_error: presentError(setup.lastError, translator),
  next_action: nextAction(setup.status),
})

/** A payment as its payer's browser may see it, its error in the payer's language. */
export function presentIntent(intent: Intent, translator: Translator) {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    currency: intent.currency,
    client_secret: intent.clientSecret,
    created: seconds(intent.createdAt),
    livemode: false,
    status: intent.status,
    payment_method: intent.paymentMethodId,
    last_payment_error: presentError(intent.lastError, translator),
    next_action: nextAction(intent.status),
  }
}
