import Stripe from 'stripe'
import { PaymentRejectedError } from '../../gateway'

/**
 * Turns Stripe's errors about a card into a rejection: declined, or one that cannot be used at all.
 * All other errors stay as they are.
 */
export function toRejection(error: unknown): unknown {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError)
    return new PaymentRejectedError(error.message, error.code ?? 'card')
  if (error instanceof StripeInvalidRequestError)
    return new PaymentRejectedError('payment_method_required', 'payment_method_required')
  return error
}

/** The rejection of a payment by the error of its last attempt. */
export const declinedPayment = (
  error: Stripe.PaymentIntent.LastPaymentError | null,
): PaymentRejectedError =>
  error?.message
    ? new PaymentRejectedError(error.message, error.code ?? 'card')
    : new PaymentRejectedError('payment_method_required', 'payment_method_required')

/**
 * Turns Stripe's final rejection of a sale into ours. Stripe's messages about a request are for
 * developers, so the payer reads ours. Where the sale may have happened after all, the error stays
 * as it is: a lost response, a failure at Stripe, a key in use.
 */
export function toSaleRejection(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return toRejection(error)
  const { code, param = '', statusCode } = error
  if (statusCode !== 400 && statusCode !== 404) return error
  if (param.startsWith('discounts'))
    return new PaymentRejectedError('promotion_invalid', 'promotion_invalid')
  if (code === 'customer_tax_location_invalid')
    return new PaymentRejectedError('postal_code_unknown', code)
  return new PaymentRejectedError('payment_not_started', 'processing_error')
}

/** Whether the object is already as the request wants it, because an earlier one has succeeded. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code
