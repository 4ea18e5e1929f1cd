import { hasNoResponse, isApiError } from '@/lib/api/error-kinds'
import type { CallError } from '@/lib/api/errors'
import type { FailureTexts } from '@/lib/api/error-text'

const RECENT_SIGN_IN = 'recent_sign_in_required'

/** Whether a new password was refused only because the sign-in is too long ago. */
export const needsCurrentPassword = (error: CallError): boolean =>
  isApiError(error) && error.code === RECENT_SIGN_IN

/**
 * What to say of a password that was not changed: the first item of `errors`, else `error`, else
 * the default.
 */
export function passwordFailure(error: CallError, texts: FailureTexts): string {
  if (hasNoResponse(error)) return texts.unconfirmed
  return (isApiError(error) && error.messages[0]) || texts.failed
}
