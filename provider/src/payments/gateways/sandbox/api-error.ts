import type { DeclineCode } from '../../../db/schema/sandbox'

/** The `error` object of Stripe's API, as its browser library returns it. */
export type ApiError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  message: string
  decline_code?: string
  param?: string
  /** The card that it is about. */
  payment_method?: { id: string }
}

const declines: Record<DeclineCode, { code: string; message: string }> = {
  card_declined: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  incorrect_number: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  card_velocity_exceeded: {
    code: 'card_declined',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
}

/**
 * The rejection of an issuer. `decline_code` is the issuer's own, which payers do not always see.
 */
export function declineError(reason: DeclineCode): ApiError {
  const own = reason === 'card_declined' ? 'generic_decline' : reason
  return { type: 'card_error', ...declines[reason], decline_code: own }
}

export const authenticationError: ApiError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

export function unexpectedStateError(status: string): ApiError {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This payment is ${status.replaceAll('_', ' ')} and cannot be confirmed.`,
  }
}

export function missingError(kind: string, param: string): ApiError {
  return {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}.`,
    param,
  }
}

/** The whole request is rejected because of one parameter. */
export function invalidRequestError(message: string): ApiError {
  return { type: 'invalid_request_error', code: 'parameter_invalid', message }
}

export function invalidParamError(code: string, param: string, message: string): ApiError {
  return { type: 'card_error', code, param, message }
}
