import 'server-only'
import type { AuthOptions, LoggerInstance } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { ApiError } from '@/lib/api/errors'
import { isCallError } from '@/lib/api/error-kinds'
import { publicApiIn, sessionApi } from '@/lib/api/server-clients'
import { signInAtProvider, signOutAtProvider } from '@/lib/api/users'
import { logLine } from '@/lib/server/log'
import { env } from '@/lib/config/env'
import type { Locale } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { screenPath } from '@/lib/routing/links'
import {
  checkClaims,
  isSecureSite,
  SESSION_IDLE_SECONDS,
  type SessionClaims,
  sessionCookieName,
} from './session-cookie'
import { writeSignInError } from './sign-in-error'

type AuthContext = {
  /** Headers that identify the visitor to the provider. */
  visitor: Record<string, string>
  /** Language of error messages. */
  locale: Locale
  /** Called on sign-out with whether the provider revoked the credentials. */
  onRevoked: (revoked: boolean) => void
  /** Called when the session cookie is read, with when it was issued (seconds since 1970). */
  onRead: (issuedAt: number) => void
}

/** The options of NextAuth for one request. Specification 3, 6 and 7. */
export function authOptions({ visitor, locale, onRevoked, onRead }: AuthContext): AuthOptions {
  const login = screenPath('login')
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_IDLE_SECONDS },
    jwt: { maxAge: SESSION_IDLE_SECONDS },
    pages: { signIn: login, error: login, verifyRequest: login, signOut: screenPath('home') },
    cookies: {
      sessionToken: cookie(sessionCookieName()),
      callbackUrl: cookie(`${prefix()}xplus.callback`),
      csrfToken: cookie(`${prefix()}xplus.csrf`),
    },
    logger,
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        async authorize(given) {
          try {
            return await requestSession(given, { visitor, locale })
          } catch (error) {
            // NextAuth passes a single string from here to the form.
            throw new Error(writeSignInError(error))
          }
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        const session = checkClaims(user ?? token, Date.now())
        if (!session) throw new Error('session too old')
        if (!user) onRead(Number(token.iat))
        return session
      },
      session({ session, token }) {
        const { email, uid, uuid } = token
        return { ...session, user: { email, uid, uuid } }
      },
      redirect({ url, baseUrl }) {
        return `${baseUrl}${safePath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url)}`
      },
    },
    events: {
      async signOut({ token }) {
        const session = checkClaims(token, Date.now())
        onRevoked(session === null || (await revoke(session, visitor)))
      },
    },
  }
}

/** Whether the provider has revoked the credentials. */
async function revoke(
  session: Parameters<typeof sessionApi>[0],
  visitor: Record<string, string>,
): Promise<boolean> {
  try {
    await signOutAtProvider(sessionApi(session, visitor))
    return true
  } catch (error) {
    const code = isCallError(error) ? error.code : 'unexpected'
    logLine('credentials not taken back', { code })
    return code === 'unauthorized' || code === 'not_found'
  }
}

const prefix = () => (isSecureSite() ? '__Host-' : '')

function cookie(name: string) {
  const secure = isSecureSite()
  return { name, options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure } }
}

// Logs codes only, because the details may contain an email address or a token.
const logger: Partial<LoggerInstance> = {
  error: (code) => logLine('sign-in library', { level: 'error', code: String(code).slice(0, 100) }),
  warn: (code) => logLine('sign-in library', { level: 'warn', code: String(code).slice(0, 100) }),
  debug: () => undefined,
}

/**
 * Signs in at the provider, whose response headers contain the credentials. Returns the content of
 * the session cookie. Throws the errors of the client.
 */
async function requestSession(
  given: { email?: unknown; password?: unknown } | undefined,
  { visitor, locale }: { visitor: Record<string, string>; locale: Locale },
): Promise<SessionClaims & { id: string }> {
  const { data: user, headers } = await signInAtProvider(
    publicApiIn(locale, { headers: visitor }),
    { email: String(given?.email ?? '').trim(), password: String(given?.password ?? '') },
  )
  const accessToken = headers.get('access-token')?.trim()
  const client = headers.get('client')
  const uid = headers.get('uid')
  if (!accessToken || !client || !uid)
    throw new ApiError({
      method: 'POST',
      path: '/v1/users/sign_in',
      status: 502,
      code: 'malformed',
    })
  const startedAt = Math.floor(Date.now() / 1000)
  const { email, uuid } = user
  return { id: uuid, accessToken, client, uid, email, uuid, startedAt }
}
