'use client'

import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { browserApi } from '@/lib/api/browser'
import type { Card } from '@/lib/api/payment-profile'
import { createSubscription, getSubscription } from '@/lib/api/subscriptions-web'
import { currentAttempt, type PurchaseRequest, sendAttempt } from '@/lib/checkout/attempt'
import { type AttemptScope, loadAttempt, saveAttempt } from '@/lib/checkout/attempt-store'
import type { AskedOrder } from '@/lib/checkout/asked-order'
import { billingDetails } from '@/lib/checkout/billing-details'
import { confirmPayment, createMethod } from '@/lib/checkout/card-payments'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { randomKey } from '@/lib/checkout/random-key'
import type { PaymentPorts } from '@/lib/checkout/run-payment'
import { pageConfig } from '@/lib/page-config'
import { reportError } from '@/lib/reports/browser-reports'
import type { Order } from '@/hooks/use-order'

/** How long one read of a poll may take, in milliseconds. */
const READ_TIMEOUT_MS = 4000

type Options = {
  scope: AttemptScope
  order: Order
  cardOnFile: Card | null
  request: (paymentMethodId: string | null) => PurchaseRequest
  /** The order as the payer sees it. */
  asked: AskedOrder
}

/** Does what a purchase asks for, with what the form holds at that moment. */
export function usePaymentPorts(options: Options): PaymentPorts {
  const { scope, order, cardOnFile, request, asked } = options
  const stripe = useStripe()
  const elements = useElements()
  const { form, geography, payWith } = order

  return {
    async createMethod() {
      const card = elements?.getElement(CardNumberElement)
      if (!stripe || !card) throw new Error('The card fields are not there')
      const { countryCode } = geography
      return createMethod(stripe, card, billingDetails({ values: form.values, countryCode }))
    },
    createSubscription(paymentMethodId) {
      const now = Date.now()
      const known = currentAttempt(loadAttempt(scope), now, randomKey)
      const attempt = sendAttempt(known, { request: request(paymentMethodId), order: asked }, now)
      saveAttempt(scope, attempt)
      return createSubscription(browserApi, { ...attempt.request!, idempotencyKey: attempt.key })
    },
    async confirm(clientSecret, paymentMethodId) {
      // A card on file is paid with before the library is there; only now it is needed.
      const library = await loadCardProvider(pageConfig()?.stripePublishableKey ?? null)
      const onFile = payWith === 'cardOnFile' ? String(cardOnFile?.id ?? '') : ''
      return confirmPayment(library, clientSecret, paymentMethodId ?? (onFile || null))
    },
    getSubscription: (id, signal) =>
      getSubscription(browserApi, id, { signal, timeoutMs: READ_TIMEOUT_MS }),
    report: reportError,
  }
}
