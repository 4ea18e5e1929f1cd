import Stripe from 'stripe'
import { createPromiseCache } from '../../../promise-cache'
import type { Clock } from '../../../time'
import { type CardGateway, hasNextPayment } from '../../gateway'
import { parseStripeEvent } from '../../webhooks/stripe-event'
import { verifySignature } from '../../webhooks/verify-signature'
import { readPayments } from './read-payments'
import { createSetup, deleteCustomer, removeCard, setDefaultCard } from './stripe-card-setups'
import { checkPaymentMethod, listCards } from './stripe-cards'
import { toSaleRejection } from './stripe-errors'
import { listInvoices, payOpenInvoice } from './stripe-invoices'
import { resolveReversal } from './stripe-reversals'
import {
  abandonSubscription,
  createSubscription,
  endSubscription,
  ensureProduct,
  readSubscription,
} from './stripe-subscriptions'
import { estimateTax, toStripeAddress } from './stripe-tax'

type StripeOptions = {
  secretKey: string
  webhookSecrets: string[]
  /** Use Stripe Tax, for accounts that have it; otherwise no tax is added. */
  automaticTax: boolean
  clock: Clock
  /** The address of the API, when it is not Stripe's. */
  apiUrl?: string | undefined
}

/** The library's options for an API that is elsewhere. */
function apiAt(url: string | undefined) {
  if (!url) return {}
  const { hostname: host, port, protocol } = new URL(url)
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Cards by Stripe. The payer's browser confirms every payment with Stripe itself. */
export function createStripeGateway(options: StripeOptions): CardGateway {
  const { clock, automaticTax, webhookSecrets } = options
  const stripe = new Stripe(options.secretKey, {
    ...apiAt(options.apiUrl),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const products = createPromiseCache<number, string>()
  return {
    name: 'stripe',
    ensureCustomer: async ({ reference, email, name }) => {
      const customer = await stripe.customers.create(
        { email, name, metadata: { reference } },
        { idempotencyKey: `customer-${reference}` },
      )
      return customer.id
    },
    checkPaymentMethod: (check) => checkPaymentMethod(stripe, check),
    createSubscription: async (input) => {
      const { address, customerId, plan } = input
      const taxed = automaticTax && input.taxed
      try {
        if (taxed && address)
          await stripe.customers.update(customerId, { address: toStripeAddress(address) })
        const product = await products(plan.id, () => ensureProduct(stripe, plan))
        const at = clock.now()
        return await createSubscription(stripe, input, { product, automaticTax: taxed, at })
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
    estimateTax: async (request) => (automaticTax ? estimateTax(stripe, request) : { amount: 0 }),
    listCards: (customerId) => listCards(stripe, customerId),
    createSetup: (input) => createSetup(stripe, input),
    setDefaultCard: (input) => setDefaultCard(stripe, input),
    removeCard: (cardId) => removeCard(stripe, cardId),
    deleteCustomer: (customerId) => deleteCustomer(stripe, customerId),
    listInvoices: (id) => listInvoices(stripe, id),
    payOpenInvoice: (id) => payOpenInvoice(stripe, id, clock.now),
    readEvent: async (body, header) => {
      verifySignature({ body, header, secrets: webhookSecrets, now: clock.now() })
      return resolveReversal(stripe, parseStripeEvent(body))
    },
  }
}
