import type { Api } from './client'
import { attempt } from './result'
import { nothing } from './schema'

/** Asks for a reset mail; the answer is the same whether the account exists. */
export function requestPasswordReset(api: Api, input: { email: string; redirectUrl: string }) {
  return attempt(
    api.post('/v1/users/password', { body: input, signOutOn401: false, decode: nothing }),
  )
}

/** The three values that a reset link carries. */
export type ResetCredentials = { accessToken: string; client: string; uid: string }

export type NewPassword = {
  password: string
  passwordConfirmation: string
  /** Needed when the sign-in is older than ten minutes. */
  currentPassword?: string
}

/**
 * Sets a new password, for the session or, with `credentials`, for the account of a reset link.
 * Specification 7 and 8.
 */
export function updatePassword(api: Api, input: NewPassword, credentials?: ResetCredentials) {
  return attempt(
    api.put('/v1/users/password', {
      body: input,
      headers: credentials && {
        'access-token': credentials.accessToken,
        client: credentials.client,
        uid: credentials.uid,
      },
      signOutOn401: false,
      decode: nothing,
    }),
  )
}
