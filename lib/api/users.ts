import type { Api } from './client'
import { attempt } from './result'
import { nothing, single } from './schema'
import { user } from './current-user'

export type Registration = {
  email: string
  password: string
  passwordConfirmation: string
  firstName: string
  lastName: string
  phone?: string
  legalAgreementIds: number[]
  registrationType: 'email' | 'studio' | 'enterprise' | 'public'
  /** Studio records to link, which the token proves. */
  associatedUserIds?: (number | string)[]
  verificationToken?: string
}

/** Creates an account; signing in is a separate step. Errors come by field. */
export function register(api: Api, input: { user: Registration; referrerId?: string | null }) {
  return attempt(
    api.post('/v1/users', {
      // Signing in is a step of its own, which opens the session.
      body: {
        user: input.user,
        referrerId: input.referrerId || undefined,
        session: false,
        format: 'json',
      },
      signOutOn401: false,
      decode: nothing,
    }),
  )
}

/** Signs in at the provider; the response headers contain the credentials. Server only. */
export function signInAtProvider(api: Api, input: { email: string; password: string }) {
  return api.send('POST', '/v1/users/sign_in', {
    body: input,
    signOutOn401: false,
    decode: single(user),
  })
}

/** Revokes the credentials of `api`. Server only. */
export function signOutAtProvider(api: Api) {
  return api.delete('/v1/users/sign_out', { decode: nothing })
}

/** Requests a password reset email. The response does not reveal whether the account exists. */
export function requestPasswordReset(api: Api, input: { email: string; redirectUrl: string }) {
  return attempt(
    api.post('/v1/users/password', { body: input, signOutOn401: false, decode: nothing }),
  )
}

/** The three values in a password reset link. */
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
