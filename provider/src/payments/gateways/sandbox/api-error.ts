import type { DeclineCode } from '../../../db/schema/sandbox-cards'
import type { CardText } from '../../../texts/message'

/** The `error` object of Stripe's API, as its browser library returns it. */
export type ApiError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  /** The code of what the payer reads, or an English sentence for developers. */
  message: string
  decline_code?: string
  param?: string
  /** The card that it is about. */
  payment_method?: { id: string }
}

const declines: Record<DeclineCode, { code: string; message: CardText }> = {
  card_declined: { code: 'card_declined', message: 'card_declined' },
  insufficient_funds: { code: 'card_declined', message: 'insufficient_funds' },
  lost_card: { code: 'card_declined', message: 'card_declined' },
  stolen_card: { code: 'card_declined', message: 'card_declined' },
  expired_card: { code: 'expired_card', message: 'expired_card' },
  incorrect_cvc: { code: 'incorrect_cvc', message: 'incorrect_cvc' },
  incorrect_number: { code: 'incorrect_number', message: 'incorrect_number' },
  processing_error: { code: 'processing_error', message: 'processing_error' },
  card_velocity_exceeded: { code: 'card_declined', message: 'card_velocity_exceeded' },
}

/**
 * The rejection of an issuer. `decline_code` is the issuer's own, which payers do not always see.
 */
export function declineError(reason: DeclineCode): ApiError {
  const own = reason === 'card_declined' ? 'generic_decline' : reason
  return { type: 'card_error', ...declines[reason], decline_code: own }
}

/** The payer failed the bank's challenge. */
export const authenticationError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'authentication_failure',
} as const satisfies ApiError & { message: CardText }

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

/** A part of a card that cannot be right. */
export function invalidParamError(code: CardText, param: string): ApiError {
  return { type: 'card_error', code, param, message: code }
}
