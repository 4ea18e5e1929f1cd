import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js'
import type { billingDetails } from './billing-details'
import { cardFailure, defaultFailure, type Failure } from './failure'

/** The result of a call to the card provider. */
export type CardResponse<T> = { ok: true; data: T } | { ok: false; failure: Failure }

/**
 * The result of a confirmation: the payment is made or processing (`underWay`), the card was
 * definitely declined (`refused`), or the outcome is unknown (`unclear`) because the response was
 * lost or says nothing about the payment.
 */
export type Confirmation =
  { kind: 'underWay' } | { kind: 'refused'; failure: Failure } | { kind: 'unclear' }

/** A payment intent of the card provider, with the reason and the card of its last failure. */
export type IntentView = {
  status: PaymentIntent.Status
  failure: Failure | null
  failedMethodId: string | null
}

/**
 * Saves the entered card at the card provider as a payment method and returns its id. Specification
 * 5, payment form.
 */
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
 * Confirms a payment with a payment method, or with the one it already has, including 3-D Secure.
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

/** Repeats the bank's authentication of a payment that is waiting for it. */
export async function authenticatePayment(
  stripe: Stripe,
  clientSecret: string,
): Promise<Confirmation> {
  return toConfirmation(await stripe.handleNextAction({ clientSecret }))
}

/**
 * Lets the payer's bank confirm that a card may be stored. Nothing is charged. A challenge that the
 * payer fails is a failure with the card provider's reason.
 */
export async function confirmSetup(
  stripe: Stripe,
  clientSecret: string,
): Promise<CardResponse<void>> {
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret)
  if (setupIntent?.status === 'succeeded') return { ok: true, data: undefined }
  return { ok: false, failure: error ? cardFailure(error) : defaultFailure }
}

/** Reads the payment intent; null when it cannot be read. */
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

/** Whether a payment is made or processing, so that no other card may be requested. */
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
