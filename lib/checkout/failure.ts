import { type CallError, isApiError } from '@/lib/api/errors'

/**
 * Why a step failed: the sentences that may be shown as they are, and a code that picks ours when
 * there are none. Specification 8.
 */
export type Failure = { code: string; messages: string[] }

/** A failure of which nothing may be said but the default. */
export const defaultFailure: Failure = { code: 'default', messages: [] }

/** What a failed call to the provider tells the payer. */
export function callFailure(error: CallError): Failure {
  const messages = isApiError(error) ? error.messages : []
  return { code: error.code, messages }
}

/** What the card provider's error tells the payer; its sentence is shown as it is. */
export function cardFailure(error: { code?: string; type?: string; message?: string }): Failure {
  const message = error.message?.trim()
  return { code: error.code ?? error.type ?? 'default', messages: message ? [message] : [] }
}

/**
 * Whether a purchase may have happened although the call failed: no answer, an unreadable one, or a
 * failure of the host. A definite refusal has a status from 400 on. Requirements PAY-18.
 */
export function isOutcomeUnknown(error: CallError): boolean {
  if (!isApiError(error)) return true
  return error.status >= 500 || error.status < 400 || error.status === 408
}
