import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js'
import type { billingDetails } from './billing-details'
import { cardFailure, defaultFailure, type Failure } from './failure'

/** How the card provider answered. */
export type CardResponse<T> = { ok: true; data: T } | { ok: false; failure: Failure }

/**
 * What is known after a confirmation: the payment is on its way or made, the card was refused for
 * certain, or neither is certain, because the answer was lost or says nothing about the payment.
 */
export type Confirmation =
  { kind: 'underWay' } | { kind: 'refused'; failure: Failure } | { kind: 'unclear' }

/** A payment as the card provider tells it, with why it failed last and with which card. */
export type IntentView = {
  status: PaymentIntent.Status
  failure: Failure | null
  failedMethodId: string | null
}

/** Keeps the typed card at the card provider under an id. Specification 5, payment form. */
export async function createMethod(
  stripe: Stripe,
  card: StripeCardNumberElement,
  details: ReturnType<typeof billingDetails>,
): Promise<CardResponse<string>> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: details,
  })
  if (error) return { ok: false, failure: cardFailure(error) }
  return paymentMethod
    ? { ok: true, data: paymentMethod.id }
    : { ok: false, failure: defaultFailure }
}

/**
 * Confirms a payment with a method, or with the one it has, and sees it through 3-D Secure.
 * Specification 4.
 */
export async function confirmPayment(
  stripe: Stripe,
  clientSecret: string,
  paymentMethodId: string | null,
): Promise<Confirmation> {
  const method = paymentMethodId === null ? undefined : { payment_method: paymentMethodId }
  return toConfirmation(await stripe.confirmCardPayment(clientSecret, method))
}

/** Has the bank ask again what it wants to know about a payment that waits for it. */
export async function authenticatePayment(
  stripe: Stripe,
  clientSecret: string,
): Promise<Confirmation> {
  return toConfirmation(await stripe.handleNextAction({ clientSecret }))
}

/** A payment as it stands, or null when that cannot be had. */
export async function retrieveIntent(
  stripe: Stripe,
  clientSecret: string,
): Promise<IntentView | null> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  if (!paymentIntent) return null
  const { status, last_payment_error: error } = paymentIntent
  return {
    status,
    failure: error ? cardFailure(error) : null,
    failedMethodId: error?.payment_method?.id ?? null,
  }
}

const underWay: PaymentIntent.Status[] = ['succeeded', 'processing', 'requires_capture']

/** Whether a payment is made or being made: nobody may be asked for another card then. */
export const isUnderWay = (status: PaymentIntent.Status): boolean => underWay.includes(status)

function toConfirmation(result: {
  paymentIntent?: PaymentIntent
  error?: StripeError
}): Confirmation {
  const { error } = result
  const intent = result.paymentIntent ?? error?.payment_intent
  if (intent && isUnderWay(intent.status)) return { kind: 'underWay' }
  if (error?.type === 'card_error' || error?.type === 'validation_error')
    return { kind: 'refused', failure: cardFailure(error) }
  if (intent?.status !== 'requires_payment_method') return { kind: 'unclear' }
  const reason = error ?? intent.last_payment_error
  return { kind: 'refused', failure: reason ? cardFailure(reason) : defaultFailure }
}
