import { object, optional, type Infer, string } from '@/lib/api/schema'
import { authApi } from './auth-api'

const user = object({ email: string, uid: string, uuid: string })
/** The part of the session user that pages may know. */
export type SessionUser = Infer<typeof user>

/** Who is signed in, or null. Throws the errors of the client. Specification 7. */
export async function loadSession(): Promise<SessionUser | null> {
  const session = await authApi.get('/session', {
    decode: object({ user: optional(user) }),
  })
  return session.user
}
