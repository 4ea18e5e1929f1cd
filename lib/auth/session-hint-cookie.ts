import { parseCookie, parseSetCookie, stringifySetCookie } from 'cookie'
import { isSecureSite, sessionCookieName } from './session-cookie-name'
import { SESSION_IDLE_SECONDS } from './session-token'
import { SESSION_HINT_COOKIE } from './session-hint'

/**
 * The `Set-Cookie` that keeps the hint in step with the session cookies that an answer sets; null
 * when nothing changes.
 *
 * @param setCookies the answer's `Set-Cookie` headers
 * @param cookieHeader the request's `Cookie` header
 */
export function hintCookie(setCookies: string[], cookieHeader: string): string | null {
  const name = sessionCookieName()
  const set = setCookies.map((line) => parseSetCookie(line)).findLast((set) => set.name === name)
  if (set?.value) return hint('1', SESSION_IDLE_SECONDS)
  const cookies = parseCookie(cookieHeader)
  const hasSession = name in cookies && !set
  return cookies[SESSION_HINT_COOKIE] === '1' && !hasSession ? hint('', 0) : null
}

const hint = (value: string, maxAge: number) =>
  stringifySetCookie({
    name: SESSION_HINT_COOKIE,
    value,
    path: '/',
    maxAge,
    sameSite: 'lax',
    secure: isSecureSite(),
  })
