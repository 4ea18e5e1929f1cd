import { ApiError } from '@/lib/api/errors'
import { flag, object, type Shape, text, withDefault } from '@/lib/api/shape'
import { authApi } from '@/lib/auth/auth-api'

// The sign-in library speaks in forms and answers with the address it would go to.
const outcome = object({ url: text, revoked: withDefault(flag, true) })

/**
 * Posts a form to the sign-in library with its CSRF token. Throws the errors of the client, and an
 * `ApiError` with the code `cookies_refused` when this browser does not keep the token's cookie.
 */
export async function postAuthForm(
  path: string,
  fields: Record<string, string>,
): Promise<Shape<typeof outcome>> {
  const { csrfToken } = await authApi.get('/csrf', { decode: object({ csrfToken: text }) })
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  const answer = await authApi.post(path, { body, decode: outcome })
  if (new URL(answer.url, 'http://localhost').searchParams.has('csrf'))
    throw new ApiError({ method: 'POST', path, status: 403, code: 'cookies_refused' })
  return answer
}
