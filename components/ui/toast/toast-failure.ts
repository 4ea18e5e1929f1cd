import { type FailureTexts, failureText } from '@/lib/api/error-text'
import { toast } from './toast-store'

/** Shows why a write failed, unless the page already does. */
export function toastFailure(error: unknown, texts: FailureTexts): void {
  const message = failureText(error, texts)
  if (message !== null) toast({ kind: 'error', message })
}
