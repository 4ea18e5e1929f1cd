import useSWR from 'swr'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'
import '@/lib/auth/clear-fetched-data'
import { loadSession, type SessionUser } from '@/lib/auth/auth-api'
import { useSignedIn } from './use-signed-in'

export type Session =
  | { status: 'loading' | 'guest' | 'unavailable'; user: null }
  | { status: 'member'; user: SessionUser }

/**
 * The signed-in user. `loading` on the server and until known; `unavailable` when the session
 * cannot be read, which is an outage and does not mean guest. Without the hint cookie the visitor
 * is a guest at once.
 */
export function useSession(): Session & { retry: () => void } {
  const signedIn = useSignedIn()
  const {
    data,
    error,
    mutate: reload,
  } = useSWR(signedIn ? swrKeys.session : null, loadSession, {
    ...readOnce,
    revalidateIfStale: false,
  })
  return { ...stateOf({ signedIn, data, error }), retry: () => void reload() }
}

function stateOf(known: {
  signedIn: boolean | null
  data: SessionUser | null | undefined
  error: unknown
}): Session {
  if (known.signedIn === false || known.data === null) return { status: 'guest', user: null }
  if (known.signedIn && known.data) return { status: 'member', user: known.data }
  return { status: known.error ? 'unavailable' : 'loading', user: null }
}
