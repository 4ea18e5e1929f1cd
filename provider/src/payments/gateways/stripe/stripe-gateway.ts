import Stripe from 'stripe'
import { createPromiseCache } from '../../../promise-cache'
import type { Clock } from '../../../time'
import type { CardGateway } from '../../gateway'
import { hasNextPayment } from '../../gateway-state'
import { parseStripeEvent } from '../../webhooks/stripe-event'
import { verifySignature } from '../../webhooks/verify-signature'
import { readPayments } from './read-payments'
import { createSetup, deleteCustomer, removeCard, setDefaultCard } from './stripe-card-setups'
import { abandonChange, changePlan, resume } from './stripe-changes'
import { checkPaymentMethod, findFingerprint, listCards } from './stripe-cards'
import { toSaleRejection } from './stripe-errors'
import { listInvoices, payOpenInvoice } from './stripe-invoices'
import { previewChange, previewCredit } from './stripe-previews'
import { resolveReversal } from './stripe-reversals'
import { setCancelAtPeriodEnd, setPause } from './stripe-settings'
import { abandonSubscription, endSubscription } from './stripe-endings'
import { createSubscription, ensureProduct } from './stripe-subscriptions'
import { readSubscription } from './stripe-subscription-state'
import { estimateTax, needsFullAddress, toStripeAddress } from './stripe-tax'

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
  const productOf = (plan: { id: number; name: string }) =>
    products(plan.id, () => ensureProduct(stripe, plan))
  const now = () => clock.now()
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
        const product = await productOf(plan)
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
    endSubscription: (id, how) => endSubscription(stripe, id, how),
    setCancelAtPeriodEnd: (id, on) => setCancelAtPeriodEnd(stripe, id, on, clock.now()),
    setPause: (id, pause) => setPause(stripe, id, pause, clock.now()),
    previewCredit: (id, at) => previewCredit(stripe, id, at),
    previewChange: async (id, change, options) =>
      previewChange(stripe, id, change, { ...options, product: await productOf(change.plan) }),
    changePlan: async (id, change) =>
      changePlan(stripe, id, change, { product: await productOf(change.plan), now }),
    resume: (id, request) => resume(stripe, id, request, now),
    abandonChange: (id) => abandonChange(stripe, id, now),
    estimateTax: async (request) => (automaticTax ? estimateTax(stripe, request) : { amount: 0 }),
    needsFullAddress: (country) => automaticTax && needsFullAddress(country),
    listCards: (customerId) => listCards(stripe, customerId),
    findFingerprint: (input) => findFingerprint(stripe, input),
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
