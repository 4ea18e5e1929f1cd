import { useSyncExternalStore } from 'react'
import { watchSessionHint } from '@/lib/auth/watch-hint'
import { isSessionHinted } from '@/lib/auth/session-hint'

/**
 * Whether nobody is signed in, as this browser's hint has it: enough to say where a button leads, and
 * nothing is asked for it. False on the server, which cannot know. Who is signed in is `useSession`'s.
 */
export function useGuest(): boolean {
  return useSyncExternalStore(
    watchSessionHint,
    () => !isSessionHinted(),
    () => false,
  )
}
