import { credentialsIn } from '../../../support/mails'
import type { TestProvider } from '../../../support/start-provider'

const password = 'plum kettle 42'

/** Chooses a password with the credentials of a mailed link. */
export function choosePassword(provider: TestProvider, link: URL) {
  return provider.call('PUT', '/api/v1/users/password', {
    headers: credentialsIn(link),
    body: { password, password_confirmation: password },
  })
}

/** Signs in with the password that `choosePassword` has set. */
export const signInWithNewPassword = (provider: TestProvider, email: string) =>
  provider.call('POST', '/api/v1/users/sign_in', { body: { email, password } })
