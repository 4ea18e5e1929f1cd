import { clearFetchedData } from './forget-fetched'
import { onSessionChange } from './session-events'

/** Calls back when somebody may have signed in or out, here or in another tab; returns the way to stop. */
export function watchSessionHint(onChange: () => void): () => void {
  clearFetchedData()
  const stop = onSessionChange(onChange)
  window.addEventListener('focus', onChange)
  return () => {
    stop()
    window.removeEventListener('focus', onChange)
  }
}
