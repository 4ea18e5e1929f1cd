import type { Store } from '@/lib/browser/store'
import { onSessionChange } from './session-events'
import { isSessionHinted } from './session-hint'

/**
 * Whether this browser seems to be signed in; null on the server, which cannot know. Changes when
 * somebody may have signed in or out, here or in another tab.
 */
export const signedInStore: Store<boolean | null> = {
  initial: null,
  get: isSessionHinted,
  subscribe(listener) {
    const stop = onSessionChange(listener)
    window.addEventListener('focus', listener)
    return () => {
      stop()
      window.removeEventListener('focus', listener)
    }
  },
}
