'use client'

import { useStore } from '@/hooks/use-store'
import { signedInStore } from '@/lib/auth/signed-in-store'

/**
 * Whether this browser seems to be signed in: enough to say where a button leads, and nothing is
 * asked for it. Null on the server, which cannot know. Who is signed in is `useSession`'s.
 */
export const useSignedIn = () => useStore(signedInStore)

/** Whether this browser is known to seem signed in; false on the server. */
export const useIsMember = () => useStore(signedInStore, (signedIn) => signedIn === true)

/** Whether this browser is known to seem signed out; false on the server. */
export const useIsGuest = () => useStore(signedInStore, (signedIn) => signedIn === false)
