import { integer, object, type Infer, string } from '@/lib/api/schema'

/** How long a session lives unused, and how long at most, in seconds; the provider's own limits. */
export const SESSION_IDLE_SECONDS = 14 * 24 * 3600
const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600

const claims = object({
  accessToken: string,
  client: string,
  uid: string,
  email: string,
  uuid: string,
  startedAt: integer,
})
/**
 * What the encrypted session cookie holds: the session user of the specification, section 3, and
 * when the session began (seconds since 1970).
 */
export type SessionClaims = Infer<typeof claims>

/** The claims of a decoded cookie; null when they are not all there or the session is too old. */
export function checkClaims(decoded: unknown, nowMs: number): SessionClaims | null {
  try {
    const session = claims(decoded)
    return session.startedAt + SESSION_ABSOLUTE_SECONDS > nowMs / 1000 ? session : null
  } catch {
    return null
  }
}
