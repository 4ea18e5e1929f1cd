import type { BrowserContext } from '@playwright/test'
import type { Person } from './person'

/**
 * Signs the person in through NextAuth's routes; the context gets the cookies, so that its pages
 * are signed in. Throws when that fails.
 */
export async function signIn(
  { request }: BrowserContext,
  person: Pick<Person, 'email' | 'password'>,
  origin: string,
) {
  const { csrfToken } = (await (await request.get(`${origin}/api/auth/csrf`)).json()) as {
    csrfToken: string
  }
  const response = await request.post(`${origin}/api/auth/callback/credentials`, {
    headers: { origin },
    form: {
      email: person.email,
      password: person.password,
      csrfToken,
      callbackUrl: '/',
      json: 'true',
    },
  })
  if (!response.ok()) throw new Error(`${person.email} was not signed in: ${await response.text()}`)
}
