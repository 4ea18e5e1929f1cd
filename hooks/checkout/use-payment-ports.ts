'use client'

import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { browserApi } from '@/lib/api/browser'
import type { Card } from '@/lib/api/payment-profile'
import { listSubscriptions, type Subscription } from '@/lib/api/subscriptions'
import { createSubscription, getSubscription } from '@/lib/api/subscriptions-web'
import { type PurchaseRequest, type Quote, sendAttempt } from '@/lib/checkout/attempt'
import { loadCurrentAttempt, saveAttempt } from '@/lib/checkout/attempt-store'
import { billingDetails } from '@/lib/checkout/billing-details'
import {
  authenticatePayment,
  confirmPayment,
  createMethod,
  retrieveIntent,
} from '@/lib/checkout/card-payments'
import { isGuest, isPurchaseOf, type PurchaseScope } from '@/lib/checkout/purchase-scope'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import type { PaymentPorts } from '@/lib/checkout/run-payment'
import { withTimeout } from '@/lib/browser/poll'
import { pageConfig } from '@/lib/config/page-config'
import { reportError } from '@/lib/reports/browser-reports'
import { useGuestCalls } from './use-guest-calls'
import type { Order } from './use-order'

/** Timeout of one read while polling, and of one read of the payment intent, in milliseconds. */
const READ_TIMEOUT_MS = 4000
/** Timeout of the card provider for saving a card, in milliseconds. */
const CARD_TIMEOUT_MS = 30_000

type Options = {
  scope: PurchaseScope
  order: Order
  cardOnFile: Card | null
  request: (paymentMethodId: string | null) => PurchaseRequest
  /** The order as the payer sees it. */
  asked: Quote
}

/** The side effects of a purchase, using the values that the form has at the time of each call. */
export function usePaymentPorts(options: Options): PaymentPorts {
  const { scope, order, cardOnFile, request, asked } = options
  const stripe = useStripe()
  const elements = useElements()
  const { form, geography, payWith } = order
  // Paying with a card on file does not wait for the library before this point.
  const library = () => loadCardProvider(pageConfig()?.stripePublishableKey ?? null)
  const isPublic = isGuest(scope)
  // The public responses do not say what was bought; their ids cannot be guessed.
  const isAsked = (subscription: Subscription) => isPublic || isPurchaseOf(subscription, scope)
  const guest = useGuestCalls(scope)
  const [create, read] = isPublic
    ? [guest.create, guest.read]
    : [createSubscription, getSubscription]

  return {
    isAsked,
    cardOnFileId: payWith === 'cardOnFile' && cardOnFile ? String(cardOnFile.id) : null,
    async createMethod() {
      // The wallet has saved its card already.
      if (order.wallet) return { ok: true, data: order.wallet.paymentMethodId }
      const card = elements?.getElement(CardNumberElement)
      if (!stripe || !card) throw new Error('The card fields are not there')
      const { countryCode } = geography
      const details = billingDetails({ values: form.values, countryCode })
      return withTimeout(
        createMethod(stripe, card, details),
        CARD_TIMEOUT_MS,
        'The card was not kept',
      )
    },
    createSubscription(paymentMethodId) {
      const now = Date.now()
      const sent = { request: request(paymentMethodId), order: asked }
      const attempt = sendAttempt(loadCurrentAttempt(scope, now), sent, now)
      saveAttempt(scope, attempt)
      return create(browserApi, { ...attempt.request!, idempotencyKey: attempt.key })
    },
    confirm: async (clientSecret, paymentMethodId) =>
      confirmPayment(await library(), clientSecret, paymentMethodId),
    authenticate: async (clientSecret) => authenticatePayment(await library(), clientSecret),
    async retrieveIntent(clientSecret) {
      const look = retrieveIntent(await library(), clientSecret)
      return withTimeout(
        look,
        READ_TIMEOUT_MS,
        'The card provider did not tell how the payment stands',
      )
    },
    getSubscription: (id, signal) => read(browserApi, id, { signal, timeoutMs: READ_TIMEOUT_MS }),
    async findActive(signal) {
      const options = { signal, timeoutMs: READ_TIMEOUT_MS }
      if (isPublic) {
        const { subscriptionId } = loadCurrentAttempt(scope, Date.now())
        const found = subscriptionId && (await read(browserApi, subscriptionId, options))
        return found && found.status === 'active' ? found : null
      }
      const { data } = await listSubscriptions(browserApi, 'active', options)
      return data.find((found) => found.status === 'active' && isAsked(found)) ?? null
    },
    report: reportError,
  }
}
