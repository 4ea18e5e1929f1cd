'use client'

import { useStore } from '@/hooks/use-store'
import { onSessionChange } from '@/lib/auth/session-events'
import { isSessionHinted } from '@/lib/auth/session-hint'
import type { Store } from '@/lib/browser/store'

/**
 * Whether this browser seems to be signed in; null on the server, which cannot know. Changes when
 * somebody may have signed in or out, here or in another tab.
 *
 * @internal
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

/**
 * Whether this browser seems to be signed in: enough to say where a button leads, and nothing is
 * asked for it. Null on the server, which cannot know. Who is signed in is `useSession`'s.
 */
export const useSignedIn = () => useStore(signedInStore)

/** Whether this browser is known to seem signed in; false on the server. */
export const useIsMember = () => useStore(signedInStore, (signedIn) => signedIn === true)

/** Whether this browser is known to seem signed out; false on the server. */
export const useIsGuest = () => useStore(signedInStore, (signedIn) => signedIn === false)
