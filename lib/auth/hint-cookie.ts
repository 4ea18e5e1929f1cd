import { isSecureSite, sessionCookieName } from '@/lib/auth/session-cookie-name'
import { SESSION_IDLE_SECONDS } from '@/lib/auth/session-token'
import { isSessionHinted, SESSION_HINT_COOKIE } from '@/lib/session-hint'

/**
 * The `Set-Cookie` that keeps the hint in step with the session cookies that an answer sets; null
 * when nothing changes.
 *
 * @param setCookies the answer's `Set-Cookie` headers
 * @param cookieHeader the request's `Cookie` header
 */
export function hintCookie(setCookies: string[], cookieHeader: string): string | null {
  const name = sessionCookieName()
  const set = setCookies.findLast((cookie) => cookie.startsWith(`${name}=`))
  if (set && !set.startsWith(`${name}=;`)) return hint('1', SESSION_IDLE_SECONDS)
  const hasSession = cookieHeader.includes(`${name}=`) && !set
  return isSessionHinted(cookieHeader) && !hasSession ? hint('', 0) : null
}

function hint(value: string, maxAge: number): string {
  const secure = isSecureSite() ? '; Secure' : ''
  return `${SESSION_HINT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
