import { isApiError } from '@/lib/api/errors'
import { attempt, type Result } from '@/lib/api/result'
import { postAuthForm } from '@/lib/auth/auth-form'
import { announceSession } from '@/lib/auth/session-events'
import { forgetEndedNote } from '@/lib/auth/ended-note'
import { readSignInError } from '@/lib/auth/sign-in-error'

/**
 * Signs in with email and password. The provider's refusal comes back with its status and sentences.
 * Specification 6 and 7.
 */
export function signIn(input: { email: string; password: string }): Promise<Result<void>> {
  return attempt(
    postAuthForm('/callback/credentials', input)
      .then(() => {
        forgetEndedNote()
        announceSession('signed-in')
      })
      .catch((error: unknown) => {
        throw refusalIn(error) ?? error
      }),
  )
}

function refusalIn(error: unknown) {
  const url = isApiError(error) && (error.body as { url?: unknown } | null)?.url
  return typeof url === 'string' ? readSignInError(url) : null
}
