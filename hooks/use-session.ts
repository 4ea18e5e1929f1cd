import { useEffect } from 'react'
import useSWR from 'swr'
import { useHydrated } from '@/hooks/use-hydrated'
import { onSessionChange } from '@/lib/auth/session-events'
import { askSession, type SessionUser } from '@/lib/auth/ask-session'
import { isSessionHinted } from '@/lib/session-hint'

/**
 * Who is here. `unavailable` means that it could not be found out, which is not the same as nobody:
 * what somebody typed stays, and nothing is taken from them.
 */
export type Session =
  | { status: 'loading' | 'guest' | 'unavailable'; user: null }
  | { status: 'member'; user: SessionUser }

/** The session as this page knows it, one question for all islands; a guest costs no question. */
export function useSession(): Session {
  const hydrated = useHydrated()
  const hinted = hydrated && isSessionHinted()
  const { data, error, mutate } = useSWR<SessionUser | null, unknown>(
    hinted ? 'session' : null,
    askSession,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

  useEffect(() => onSessionChange(() => void mutate()), [mutate])

  if (!hydrated) return { status: 'loading', user: null }
  if (!hinted) return { status: 'guest', user: null }
  if (data) return { status: 'member', user: data }
  if (data === null) return { status: 'guest', user: null }
  return { status: error ? 'unavailable' : 'loading', user: null }
}
