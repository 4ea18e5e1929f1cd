import 'server-only'
import { parseCookie } from 'cookie'
import { decode } from 'next-auth/jwt'
import { sessionCookieName } from './session-cookie-name'
import { checkClaims, type SessionClaims } from './session-token'
import { env } from '@/lib/config/env'

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
