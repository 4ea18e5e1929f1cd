import { errorText } from '@/lib/api/error-text'
import { isUnanswered, isUnauthorized } from '@/lib/api/errors'
import { toast } from './toast-store'

export interface FailureTexts {
  /** When the provider gives no reason of its own. */
  failed: string
  /** When nobody can tell whether it was done. */
  unconfirmed: string
}

/**
 * Says why a write did not succeed. It is silent about a session that is over: that is told once, for
 * the whole page.
 */
export function toastFailure(error: unknown, { failed, unconfirmed }: FailureTexts): void {
  if (isUnauthorized(error)) return
  toast({
    kind: 'error',
    message: isUnanswered(error) ? unconfirmed : errorText(error, failed),
  })
}
