import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import { loadSession, type SessionUser } from '@/lib/auth/load-session'
import { watchSessionHint } from '@/lib/auth/watch-hint'
import { isSessionHinted } from '@/lib/auth/session-hint'
import { swrKeys } from '@/lib/api/swr-keys'

export type Session =
  | { status: 'loading' | 'guest' | 'unavailable'; user: null }
  | { status: 'member'; user: SessionUser }

/**
 * Who is signed in. `loading` on the server and until it is known; `unavailable` when it cannot be
 * known, which is an outage and not a guest. Someone without the hint cookie is a guest at once.
 */
export function useSession(): Session & { retry: () => void } {
  const hinted = useSyncExternalStore(watchSessionHint, isSessionHinted, () => null)
  const {
    data,
    error,
    mutate: reload,
  } = useSWR(hinted ? swrKeys.session : null, loadSession, {
    ...readOnce,
    revalidateIfStale: false,
  })
  return { ...stateOf({ hinted, data, error }), retry: () => void reload() }
}

function stateOf(known: {
  hinted: boolean | null
  data: SessionUser | null | undefined
  error: unknown
}): Session {
  if (known.hinted === false || known.data === null) return { status: 'guest', user: null }
  if (known.hinted && known.data) return { status: 'member', user: known.data }
  return { status: known.error ? 'unavailable' : 'loading', user: null }
}
