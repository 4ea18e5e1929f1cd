import Stripe from 'stripe'
import type { Clock } from '../../clock'
import type { Message } from '../../texts/message'
import { CardRefusal } from '../card-refusal'
import type { Card, CardGateway, TaxQuestion } from '../gateway'
import { verifySignature } from '../signature'
import { readStripeEvent } from '../stripe-event'
import { readPayments } from './read-payments'
import {
  abandonSubscription,
  createSubscription,
  endSubscription,
  readSubscription,
} from './stripe-subscriptions'

export type StripeOptions = {
  secretKey: string
  webhookSecrets: string[]
  /** Ask Stripe Tax, for accounts that have it; else no tax is added. */
  automaticTax: boolean
  clock: Clock
  /** Where the API is, when not at Stripe. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

/** Turns what Stripe says about a card into a refusal; all other errors stay what they are. */
function asRefusal(error: unknown): unknown {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError) return new CardRefusal(error.message, error.code ?? 'card')
  if (error instanceof StripeInvalidRequestError && error.param === 'payment_method')
    return new CardRefusal('payment_method_required', 'payment_method_required')
  return error
}

/**
 * Turns Stripe's definite no to a sale into a refusal. Its sentences about a request are for
 * developers, so the payer reads ours. What may have been done all the same stays an error: a lost
 * answer, a failure of Stripe's own, a key that is in use.
 */
function asSaleRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return asRefusal(error)
  const { code, param = '', statusCode } = error
  if (statusCode !== 400 && statusCode !== 404) return error
  if (param.startsWith('discounts'))
    return new CardRefusal('promotion_invalid', 'promotion_invalid')
  if (code === 'customer_tax_location_invalid') return new CardRefusal('postal_code_unknown', code)
  return new CardRefusal('payment_not_started', 'processing_error')
}

async function defaultCard(stripe: Stripe, customerId: string): Promise<string | undefined> {
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted) return undefined
  const method = customer.invoice_settings.default_payment_method
  return typeof method === 'string' ? method : method?.id
}

async function checkPaymentMethod(
  stripe: Stripe,
  input: { customerId: string; paymentMethodId: string | undefined; trial: boolean },
) {
  const { customerId: customer, paymentMethodId, trial } = input
  if (!paymentMethodId) {
    if (await defaultCard(stripe, customer)) return
    throw new CardRefusal('payment_method_required', 'payment_method_required')
  }
  if (!trial) return
  try {
    await stripe.paymentMethods.attach(paymentMethodId, { customer })
  } catch (error) {
    throw asRefusal(error)
  }
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: paymentMethodId },
  })
}

async function estimateTax(
  stripe: Stripe,
  { address, currency, amount }: TaxQuestion,
): Promise<{ amount: number } | { messages: Message[] }> {
  const { country = '', state, city, line1, line2, postal_code } = address
  const known = { state, city, line1, line2, postal_code }
  try {
    const { tax_amount_exclusive } = await stripe.tax.calculations.create({
      currency,
      line_items: [{ amount, reference: 'subscription', tax_behavior: 'exclusive' }],
      customer_details: {
        address_source: 'billing',
        address: {
          country,
          ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
        },
      },
    })
    return { amount: tax_amount_exclusive }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { messages: ['postal_code_unknown'] }
    throw error
  }
}

async function listCards(stripe: Stripe, customer: string): Promise<Card[]> {
  const [{ data }, standard] = await Promise.all([
    stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    defaultCard(stripe, customer),
  ])
  return data.flatMap(({ id, card, billing_details: { name, address } }) =>
    card
      ? {
          id,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
          isDefault: id === standard,
          billingDetails: { name, address: { ...address } },
        }
      : [],
  )
}

/** Cards by Stripe. The payer's browser confirms every payment with Stripe itself. */
export function createStripeGateway(options: StripeOptions): CardGateway {
  const { clock, automaticTax, webhookSecrets } = options
  const stripe = new Stripe(options.secretKey, {
    ...options.api,
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    name: 'stripe',
    ensureCustomer: async ({ reference, email, name }) => {
      const customer = await stripe.customers.create(
        { email, name, metadata: { reference } },
        { idempotencyKey: `customer-${reference}` },
      )
      return customer.id
    },
    checkPaymentMethod: (input) => checkPaymentMethod(stripe, input),
    createSubscription: async (input) => {
      const taxed = automaticTax && input.taxed
      try {
        if (taxed && input.address)
          await stripe.customers.update(input.customerId, { address: input.address })
        return await createSubscription(stripe, input, { automaticTax: taxed, at: clock.now() })
      } catch (error) {
        throw asSaleRefusal(error)
      }
    },
    readSubscription: (id) => readSubscription(stripe, id, clock.now()),
    readPayments: (id, { status, cancelAtPeriodEnd }) =>
      readPayments(stripe, id, {
        incomplete: status === 'incomplete',
        goesOn: status === 'active' && !cancelAtPeriodEnd,
      }),
    abandonSubscription: (id) => abandonSubscription(stripe, id, () => clock.now()),
    endSubscription: (id, { refund }) => endSubscription(stripe, id, refund),
    estimateTax: async (question) => (automaticTax ? estimateTax(stripe, question) : { amount: 0 }),
    listCards: (customerId) => listCards(stripe, customerId),
    readEvent: async (body, header) => {
      verifySignature({ body, header, secrets: webhookSecrets, now: clock.now() })
      return readStripeEvent(body)
    },
  }
}
