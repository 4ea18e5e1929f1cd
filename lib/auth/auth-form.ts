import { type Api, createClient } from '@/lib/api/client'
import { object, text } from '@/lib/api/shape'

// The sign-in library speaks in forms and answers with the address it would go to.
const authApi: Api = createClient({
  baseUrl: () => '/api/auth',
  init: { credentials: 'same-origin', cache: 'no-store' },
})

/**
 * Posts a form to the sign-in library with its CSRF token; gives back the address it answers with.
 * Throws the errors of the client.
 */
export async function postAuthForm(path: string, fields: Record<string, string>): Promise<string> {
  const { csrfToken } = await authApi.get('/csrf', { decode: object({ csrfToken: text }) })
  const form = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  const { url } = await authApi.post(path, { body: form, decode: object({ url: text }) })
  return url
}
