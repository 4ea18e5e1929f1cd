import { env } from '@/lib/config/env'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@/lib/routing/session-cookies'

/** Whether people reach this site over https, so that cookies must not travel otherwise. */
export function isSecureSite(): boolean {
  return env().NEXTAUTH_URL.startsWith('https:')
}

/** The name of the session cookie on this site. */
export function sessionCookieName(): string {
  return isSecureSite() ? SECURE_SESSION_COOKIE : SESSION_COOKIE
}
