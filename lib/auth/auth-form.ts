import { ApiError } from '@/lib/api/errors'
import { boolean, object, type Infer, string, withDefault } from '@/lib/api/schema'
import { authApi } from './auth-api'

// NextAuth takes form posts and responds with the URL it would redirect to.
const outcome = object({ url: string, revoked: withDefault(boolean, true) })

/**
 * Posts a form with a CSRF token to NextAuth. Throws the errors of the client, and an `ApiError`
 * with the code `cookies_refused` when the browser does not store the token's cookie.
 */
export async function postAuthForm(
  path: string,
  fields: Record<string, string>,
): Promise<Infer<typeof outcome>> {
  const { csrfToken } = await authApi.get('/csrf', { decode: object({ csrfToken: string }) })
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  const response = await authApi.post(path, { body, decode: outcome })
  if (new URL(response.url, 'http://localhost').searchParams.has('csrf'))
    throw new ApiError({ method: 'POST', path, status: 403, code: 'cookies_refused' })
  return response
}
