import { ApiError } from '@/lib/api/errors'
import { isCallError } from '@/lib/api/error-kinds'
import { integer, list, object, orNull, string, withDefault } from '@/lib/api/schema'

const carried = object({
  status: integer,
  code: string,
  messages: withDefault(list(string), []),
  retryAfterSeconds: orNull(integer),
})

const base = { method: 'POST', path: '/v1/users/sign_in' }

/** Serializes why a sign-in failed into the single string that NextAuth passes to the form. */
export function writeSignInError(error: unknown): string {
  if (!isCallError(error)) return JSON.stringify({ status: 500, code: 'unexpected' })
  if (error.name !== 'ApiError') return JSON.stringify({ status: 503, code: error.code })
  const { status, code, messages, retryAfterSeconds } = error
  return JSON.stringify({ status, code, messages, retryAfterSeconds })
}

/** Parses that string from the URL in NextAuth's response; null when it contains none. */
export function readSignInError(url: string): ApiError | null {
  const written = new URL(url, 'http://localhost').searchParams.get('error')
  if (written === null) return null
  try {
    return new ApiError({ ...base, ...carried(JSON.parse(written)) })
  } catch {
    return new ApiError({ ...base, status: 500, code: 'unexpected' })
  }
}
