import 'server-only'
import { parseCookie, parseSetCookie, stringifySetCookie } from 'cookie'
import { decode } from 'next-auth/jwt'
import { type Infer, integer, object, string } from '@/lib/api/schema'
import { env } from '@/lib/config/env'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@/lib/routing/patterns'
import { SESSION_ENDED_HEADER, SESSION_HINT_COOKIE } from './session-hint'

/** Idle and absolute lifetime of a session, in seconds; the same as the provider's. */
export const SESSION_IDLE_SECONDS = 14 * 24 * 3600
const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600
/** Age from which the session cookie is replaced when the session is read, in seconds. */
export const RENEW_AFTER_SECONDS = 24 * 3600

const claims = object({
  accessToken: string,
  client: string,
  uid: string,
  email: string,
  uuid: string,
  startedAt: integer,
})
/**
 * The content of the encrypted session cookie: the session user (Specification 3) and when the
 * session began (seconds since 1970).
 */
export type SessionClaims = Infer<typeof claims>

/** The claims of a decoded cookie; null when they are incomplete or the session is too old. */
export function checkClaims(decoded: unknown, nowMs: number): SessionClaims | null {
  try {
    const session = claims(decoded)
    return session.startedAt + SESSION_ABSOLUTE_SECONDS > nowMs / 1000 ? session : null
  } catch {
    return null
  }
}

/** Whether the site is served over https, so that cookies must be `Secure`. */
export function isSecureSite(): boolean {
  return env().NEXTAUTH_URL.startsWith('https:')
}

export function sessionCookieName(): string {
  return isSecureSite() ? SECURE_SESSION_COOKIE : SESSION_COOKIE
}

/** The session in a request's cookie; null for a guest, and when it is forged, expired or too old. */
export async function readSession(headers: Headers): Promise<SessionClaims | null> {
  const token = parseCookie(headers.get('cookie') ?? '')[sessionCookieName()]
  if (!token) return null
  try {
    return checkClaims(await decode({ token, secret: env().NEXTAUTH_SECRET }), Date.now())
  } catch {
    return null
  }
}

/**
 * Clears the session cookies of a request in the headers of the response that rejected the session,
 * so that the next session request does not find them. Also sets a header that says so. Does
 * nothing for a guest.
 */
export function endSession(request: Headers, response: Headers): void {
  const cookieHeader = request.get('cookie') ?? ''
  const cookies = parseCookie(cookieHeader)
  const name = sessionCookieName()
  if (!(name in cookies) && cookies[SESSION_HINT_COOKIE] !== '1') return
  const ended = stringifySetCookie({
    name,
    value: '',
    path: '/',
    maxAge: 0,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureSite(),
  })
  response.set(SESSION_ENDED_HEADER, '1')
  response.append('set-cookie', ended)
  const hint = hintCookie([ended], cookieHeader)
  if (hint) response.append('set-cookie', hint)
}

/**
 * The `Set-Cookie` value that keeps the hint cookie in step with the session cookies that a
 * response sets; null when nothing changes.
 *
 * @param setCookies the response's `Set-Cookie` headers
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
