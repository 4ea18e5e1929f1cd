import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js'
import type { billingDetails } from '@/lib/checkout/billing-details'
import { cardFailure, defaultFailure } from '@/lib/checkout/failure'
import type { CardAnswer } from '@/lib/checkout/run-payment'

/** Keeps the typed card at the card provider under an id. Specification 5, payment form. */
export async function createMethod(
  stripe: Stripe,
  card: StripeCardNumberElement,
  details: ReturnType<typeof billingDetails>,
): Promise<CardAnswer<string>> {
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

const underWay: PaymentIntent.Status[] = ['succeeded', 'processing', 'requires_capture']
const ok: CardAnswer<void> = { ok: true, data: undefined }

/**
 * Confirms a payment with a method, or with the one it has, and sees it through 3-D Secure. A payment
 * that turns out to be on its way already counts as confirmed: it must not be made to fail.
 * Specification 4.
 */
export async function confirmPayment(
  stripe: Stripe,
  clientSecret: string,
  paymentMethodId: string | null,
): Promise<CardAnswer<void>> {
  const method = paymentMethodId === null ? undefined : { payment_method: paymentMethodId }
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, method)
  if (!error) {
    return isUnderWay(paymentIntent) ? ok : { ok: false, failure: defaultFailure }
  }
  if (await wasConfirmedBefore(stripe, clientSecret, error)) return ok
  return { ok: false, failure: cardFailure(error) }
}

const isUnderWay = (intent: PaymentIntent | undefined) =>
  intent !== undefined && underWay.includes(intent.status)

async function wasConfirmedBefore(
  stripe: Stripe,
  clientSecret: string,
  error: StripeError,
): Promise<boolean> {
  if (error.payment_intent) return isUnderWay(error.payment_intent)
  if (error.code !== 'payment_intent_unexpected_state') return false
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  return isUnderWay(paymentIntent)
}
