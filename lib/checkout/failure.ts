import type { CallError } from '@/lib/api/errors'
import { isApiError, retryAfterMinutes } from '@/lib/api/error-kinds'

/**
 * Why a step failed: messages that may be shown as they are, and a code that selects our own text
 * when there are none. `byCard` means that the card itself was declined, so another one may help.
 * Specification 8.
 */
export type Failure = { code: string; messages: string[]; byCard?: boolean }

/** A failure that is shown with the default text. */
export const defaultFailure: Failure = { code: 'default', messages: [] }

/** A failure that is shown with a text of this product. */
export const ownFailure = (code: OwnFailureCode): Failure => ({ code, messages: [] })

/**
 * `unfinished`: an earlier purchase is waiting for its payment. `notCharged`: it ended without one.
 * `notReceived`: the card provider never received the payment. `bankWaits`: the bank is waiting for
 * the payer. `unknownOutcome`: a response was lost, and the lookup did not settle the outcome.
 */
export type OwnFailureCode =
  'unfinished' | 'notCharged' | 'notReceived' | 'bankWaits' | 'unknownOutcome'

/** Error code of the provider when the user already has an equivalent plan. */
export const ALREADY_SUBSCRIBED = 'already_subscribed'

// Error codes about the card itself, whether they come from the card provider or from ours.
const cardCodes = [
  'authentication_required',
  'card_declined',
  'card_velocity_exceeded',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'insufficient_funds',
  'payment_intent_authentication_failure',
  'payment_method_required',
  'processing_error',
]

/** Error code of the provider when the charge would differ from what the payer was shown. */
export const PRICE_CHANGED = 'price_changed'

/** Error code of the provider when the chosen offer is not open to the payer. */
export const OFFER_NOT_AVAILABLE = 'offer_not_available'

/** What to show for a failed call to the provider. */
export function callFailure(error: CallError): Failure {
  const messages = isApiError(error) ? error.messages : []
  const { code } = error
  return cardCodes.includes(code) ? { code, messages, byCard: true } : { code, messages }
}

/** What to show for an error of the card provider; its message is shown as it is. */
export function cardFailure(error: { code?: string; type?: string; message?: string }): Failure {
  const message = error.message?.trim()
  const code = error.code ?? error.type ?? 'default'
  const about = error.type === 'card_error' || error.type === 'validation_error'
  return {
    code,
    messages: message ? [message] : [],
    ...((about || cardCodes.includes(code)) && { byCard: true }),
  }
}

/**
 * Whether a purchase may have happened although the call failed: no response, an unreadable one, or
 * a server error. A definite rejection has a 4xx status other than 408. Specification 8.
 */
export function isOutcomeUnknown(error: CallError): boolean {
  if (!isApiError(error)) return true
  return error.status >= 500 || error.status < 400 || error.status === 408
}

/**
 * Why a promotion code was not accepted. `minutes` is the time until the next try, 0 when unknown.
 * `messages` are the provider's own sentences.
 */
export type PromotionFailure =
  | { code: 'empty' | 'currency' | 'failed' }
  | { code: 'invalid'; messages: string[] }
  | { code: 'tooMany'; minutes: number }

// Statuses that are about the code itself; all others say nothing about whether it is valid.
const definite = [400, 404, 410, 422]

/** Why the lookup of a promotion code failed. */
export function promotionFailure(error: CallError): PromotionFailure {
  if (!isApiError(error)) return { code: 'failed' }
  if (error.status === 429) return { code: 'tooMany', minutes: retryAfterMinutes(error) ?? 0 }
  if (!definite.includes(error.status)) return { code: 'failed' }
  return { code: 'invalid', messages: error.status === 422 ? error.messages : [] }
}
