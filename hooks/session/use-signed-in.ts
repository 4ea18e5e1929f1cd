'use client'

import { useSyncExternalStore } from 'react'
import { onSessionChange } from '@/lib/auth/session-events'
import { isSessionHinted } from '@/lib/auth/session-hint'

/** Whether this browser seems to be signed in; null on the server, which cannot know. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    onSessionChange,
    () => isSessionHinted(),
    () => null,
  )
}
