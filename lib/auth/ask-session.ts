import { createClient } from '@/lib/api/client'
import { object, optional, type Shape, text, withDefault } from '@/lib/api/shape'

const sessionUser = object({ email: text, uid: text, uuid: text })
/** What scripts may know of the session; the provider's token is not part of it. */
export type SessionUser = Shape<typeof sessionUser>

const session = object({ user: withDefault(optional(sessionUser), null) })

const authApi = createClient({
  baseUrl: () => '/api/auth',
  init: { credentials: 'same-origin', cache: 'no-store' },
})

/** Who is signed in, null for nobody. Throws a call error when that cannot be found out. */
export async function askSession(): Promise<SessionUser | null> {
  return (await authApi.get('/session', { decode: session, signOutOn401: false })).user
}
