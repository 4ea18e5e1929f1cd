import { forgetFetched } from '@/lib/auth/forget-fetched'
import { onSessionChange } from '@/lib/auth/session-events'

/** Calls back when somebody may have signed in or out, here or in another tab; returns the way to stop. */
export function watchHint(onChange: () => void): () => void {
  forgetFetched()
  const stop = onSessionChange(onChange)
  window.addEventListener('focus', onChange)
  return () => {
    stop()
    window.removeEventListener('focus', onChange)
  }
}
