import { type FailureTexts, failureText } from '@/lib/api/error-text'
import { toast } from './toast-store'

/** Says why a write did not succeed, unless the page says so itself. */
export function toastFailure(error: unknown, texts: FailureTexts): void {
  const message = failureText(error, texts)
  if (message !== null) toast({ kind: 'error', message })
}
