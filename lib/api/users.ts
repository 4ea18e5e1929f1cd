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
  associatedUserIds?: number[]
  verificationToken?: string
}

/** Creates an account; signing in is a second step. `errors` come back at their fields. */
export function register(api: Api, input: { user: Registration; referrerId?: string | null }) {
  return attempt(
    api.post('/v1/users', {
      body: { user: input.user, referrerId: input.referrerId || undefined, format: 'json' },
      signOutOn401: false,
      decode: nothing,
    }),
  )
}

/** Signs in at the provider; the answer's headers hold the credentials. Server only. */
export function signInAtProvider(api: Api, input: { email: string; password: string }) {
  return api.send('POST', '/v1/users/sign_in', {
    body: input,
    signOutOn401: false,
    decode: single(user),
  })
}

/** Makes the credentials of `api` worthless. Server only. */
export function signOutAtProvider(api: Api) {
  return api.delete('/v1/users/sign_out', { decode: nothing })
}
