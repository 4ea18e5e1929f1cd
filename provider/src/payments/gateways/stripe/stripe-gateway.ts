import Stripe from 'stripe'
import type { Clock } from '../../../time'
import type { Message } from '../../../texts/message'
import {
  type Card,
  type CardGateway,
  hasNextPayment,
  PaymentRejectedError,
  type TaxRequest,
} from '../../gateway'
import { parseStripeEvent } from '../../webhooks/stripe-event'
import { verifySignature } from '../../webhooks/verify-signature'
import { readPayments } from './read-payments'
import {
  abandonSubscription,
  createSubscription,
  endSubscription,
  idOf,
  readSubscription,
} from './stripe-subscriptions'

type StripeOptions = {
  secretKey: string
  webhookSecrets: string[]
  /** Use Stripe Tax, for accounts that have it; otherwise no tax is added. */
  automaticTax: boolean
  clock: Clock
  /** The address of the API, when it is not Stripe's. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

/** Turns Stripe's errors about a card into a rejection; all other errors stay as they are. */
function toRejection(error: unknown): unknown {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError)
    return new PaymentRejectedError(error.message, error.code ?? 'card')
  if (error instanceof StripeInvalidRequestError && error.param === 'payment_method')
    return new PaymentRejectedError('payment_method_required', 'payment_method_required')
  return error
}

/**
 * Turns Stripe's final rejection of a sale into ours. Stripe's messages about a request are for
 * developers, so the payer reads ours. Where the sale may have happened after all, the error stays
 * as it is: a lost response, a failure at Stripe, a key in use.
 */
function toSaleRejection(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return toRejection(error)
  const { code, param = '', statusCode } = error
  if (statusCode !== 400 && statusCode !== 404) return error
  if (param.startsWith('discounts'))
    return new PaymentRejectedError('promotion_invalid', 'promotion_invalid')
  if (code === 'customer_tax_location_invalid')
    return new PaymentRejectedError('postal_code_unknown', code)
  return new PaymentRejectedError('payment_not_started', 'processing_error')
}

async function defaultCard(stripe: Stripe, customerId: string): Promise<string | undefined> {
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted) return undefined
  return idOf(customer.invoice_settings.default_payment_method)
}

async function checkPaymentMethod(
  stripe: Stripe,
  input: { customerId: string; paymentMethodId: string | undefined; trial: boolean },
) {
  const { customerId: customer, paymentMethodId, trial } = input
  if (!paymentMethodId) {
    if (await defaultCard(stripe, customer)) return
    throw new PaymentRejectedError('payment_method_required', 'payment_method_required')
  }
  if (!trial) return
  try {
    await stripe.paymentMethods.attach(paymentMethodId, { customer })
  } catch (error) {
    throw toRejection(error)
  }
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: paymentMethodId },
  })
}

async function estimateTax(
  stripe: Stripe,
  { address, currency, amount }: TaxRequest,
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
  const [{ data }, defaultCardId] = await Promise.all([
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
          isDefault: id === defaultCardId,
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
        throw toSaleRejection(error)
      }
    },
    readSubscription: (id) => readSubscription(stripe, id, clock.now()),
    readPayments: (id, subscription) =>
      readPayments(stripe, id, {
        incomplete: subscription.status === 'incomplete',
        continues: hasNextPayment(subscription),
      }),
    abandonSubscription: (id) => abandonSubscription(stripe, id, () => clock.now()),
    endSubscription: (id, { refund }) => endSubscription(stripe, id, refund),
    estimateTax: async (question) => (automaticTax ? estimateTax(stripe, question) : { amount: 0 }),
    listCards: (customerId) => listCards(stripe, customerId),
    readEvent: async (body, header) => {
      verifySignature({ body, header, secrets: webhookSecrets, now: clock.now() })
      return parseStripeEvent(body)
    },
  }
}
