import { type CallError, isApiError, retryAfterMinutes } from '@/lib/api/errors'

/**
 * Why a step failed: the sentences that may be shown as they are, and a code that picks ours when
 * there are none. `byCard`: the card itself was refused, so that another one may help. Specification 8.
 */
export type Failure = { code: string; messages: string[]; byCard?: boolean }

/** A failure of which nothing may be said but the default. */
export const defaultFailure: Failure = { code: 'default', messages: [] }

/** A failure for which this product has words of its own. */
export const ownFailure = (code: OwnFailureCode): Failure => ({ code, messages: [] })

/**
 * `unfinished`: an earlier purchase waits for its payment. `notCharged`: it ended without one.
 * `notReceived`: the card provider never got the payment. `bankWaits`: the bank waits for the payer.
 * `unknownOutcome`: an answer was lost, and the look-up brought no certainty.
 */
export type OwnFailureCode =
  'unfinished' | 'notCharged' | 'notReceived' | 'bankWaits' | 'unknownOutcome'

/** The code with which the provider refuses a plan to someone who has one in its place. */
export const ALREADY_SUBSCRIBED = 'already_subscribed'

// Codes of refusals that are about the card, whoever hands them on.
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

/** The code with which the provider refuses to take another amount than the payer was shown. */
export const PRICE_CHANGED = 'price_changed'

/** What a failed call to the provider tells the payer. */
export function callFailure(error: CallError): Failure {
  const messages = isApiError(error) ? error.messages : []
  const { code } = error
  return cardCodes.includes(code) ? { code, messages, byCard: true } : { code, messages }
}

/** What the card provider's error tells the payer; its sentence is shown as it is. */
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
 * Whether a purchase may have happened although the call failed: no answer, an unreadable one, or a
 * failure of the host. A definite refusal has a status from 400 on. Specification 8.
 */
export function isOutcomeUnknown(error: CallError): boolean {
  if (!isApiError(error)) return true
  return error.status >= 500 || error.status < 400 || error.status === 408
}

/**
 * Why a promotion code was not taken. `minutes` says when to try again; 0 when that is not known.
 * `messages` are the provider's own sentences.
 */
export type PromotionFailure =
  | { code: 'empty' | 'currency' | 'failed' }
  | { code: 'invalid'; messages: string[] }
  | { code: 'tooMany'; minutes: number }

// Answers about the code itself. All others say nothing about whether it is valid.
const definite = [400, 404, 410, 422]

/** What a failed look-up of a code tells about it. */
export function promotionFailure(error: CallError): PromotionFailure {
  if (!isApiError(error)) return { code: 'failed' }
  if (error.status === 429) return { code: 'tooMany', minutes: retryAfterMinutes(error) ?? 0 }
  if (!definite.includes(error.status)) return { code: 'failed' }
  return { code: 'invalid', messages: error.status === 422 ? error.messages : [] }
}
