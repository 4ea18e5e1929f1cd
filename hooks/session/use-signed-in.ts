'use client'

import { useStore } from '@/hooks/use-store'
import { signedInStore } from '@/lib/auth/signed-in-store'

type SignedIn = boolean | null

/**
 * Whether this browser seems to be signed in, or what `select` makes of that: enough to say where a
 * button leads, and nothing is asked for it. Null on the server, which cannot know. Who is signed in
 * is `useSession`'s.
 */
export function useSignedIn(): SignedIn
export function useSignedIn<T>(select: (signedIn: SignedIn) => T): T
export function useSignedIn(select = (signedIn: SignedIn): unknown => signedIn) {
  return useStore(signedInStore, select)
}
