import { ApiError } from '@/lib/api/errors'
import { publicApiIn } from '@/lib/api/public'
import { signInAtProvider } from '@/lib/api/users'
import type { SessionClaims } from './session-token'
import type { Locale } from '@/lib/locale/locales'

/**
 * Signs in at the provider; its credentials come in the answer's headers. The result is what the
 * session cookie holds. Throws the errors of the client.
 */
export async function requestSession(
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
