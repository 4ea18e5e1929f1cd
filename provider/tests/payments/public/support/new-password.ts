import type { TestProvider } from '../../../support/start-provider'

const password = 'plum kettle 42'

/** Chooses a password with the credentials of a mailed link. */
export function choosePassword(provider: TestProvider, link: URL) {
  const value = (name: string) => link.searchParams.get(name) ?? ''
  return provider.call('PUT', '/api/v1/users/password', {
    headers: { 'access-token': value('access-token'), client: value('client'), uid: value('uid') },
    body: { password, password_confirmation: password },
  })
}

/** Signs in with the password that `choosePassword` has set. */
export const signInWithNewPassword = (provider: TestProvider, email: string) =>
  provider.call('POST', '/api/v1/users/sign_in', { body: { email, password } })
