import { isApiError } from '@/lib/api/error-kinds'
import { attempt, type Result } from '@/lib/api/result'
import { postAuthForm } from './auth-form'
import { rememberMember } from './last-member'
import { announceSession } from './session-events'
import { clearSessionEnded } from './session-ended'
import { readSignInError } from './sign-in-error'

/**
 * Signs in with email and password. An error of the provider keeps its status and messages.
 * Specification 6 and 7.
 */
export function signIn(input: { email: string; password: string }): Promise<Result<void>> {
  return attempt(
    postAuthForm('/callback/credentials', input)
      .then(() => {
        rememberMember(input.email)
        clearSessionEnded()
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
