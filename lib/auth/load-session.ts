import { object, optional, type Shape, text } from '@/lib/api/shape'
import { authApi } from '@/lib/auth/auth-api'

const user = object({ email: text, uid: text, uuid: text })
/** The part of the session user that pages may know. */
export type SessionUser = Shape<typeof user>

/** Who is signed in, or null. Throws the errors of the client. Specification 7. */
export async function loadSession(): Promise<SessionUser | null> {
  const session = await authApi.get('/session', {
    decode: object({ user: optional(user) }),
  })
  return session.user
}
