import { createClient } from '@/lib/api/client'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { pageLanguage } from '@/lib/api/browser'
import { type Infer, object, optional, string } from '@/lib/api/schema'

/** The API client for the NextAuth routes of this site; a 401 of these never ends a session. */
export const authApi = createClient({
  baseUrl: () => '/api/auth',
  headers: pageLanguage,
  timeoutMs: BROWSER_TIMEOUT_MS,
  init: { credentials: 'same-origin', cache: 'no-store' },
})

const user = object({ email: string, uid: string, uuid: string })
/** The part of the session user that pages may know. */
export type SessionUser = Infer<typeof user>

/** The signed-in user, or null. Throws the errors of the client. Specification 7. */
export async function loadSession(): Promise<SessionUser | null> {
  const session = await authApi.get('/session', {
    decode: object({ user: optional(user) }),
  })
  return session.user
}
