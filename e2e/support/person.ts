import { randomUUID } from 'node:crypto'
import { callProvider, type Tokens } from './provider'

const password = 'Correct-horse-7'

export type Person = {
  id: number
  email: string
  firstName: string
  password: string
  tokens: Tokens
}

/** A unique email address. */
export const newEmail = (name = 'person') => `${name}-${randomUUID().slice(0, 12)}@example.com`

/** Creates an account for this test, signed in at the provider. */
export async function createPerson(firstName = 'Robin'): Promise<Person> {
  const email = newEmail(firstName.toLowerCase())
  const agreements = await callProvider<{ data: { id: number; required: boolean }[] }>(
    'GET',
    '/v1/settings/legal_agreements',
  )
  const { body, headers } = await callProvider<{ id: number }>('POST', '/v1/users', {
    body: {
      user: {
        email,
        password,
        password_confirmation: password,
        first_name: firstName,
        last_name: 'Example',
        legal_agreement_ids: agreements.body.data.map(({ id }) => id),
        registration_type: 'email',
      },
      format: 'json',
    },
  })
  const header = (name: string) => headers.get(name) ?? ''
  return {
    id: body.id,
    email,
    firstName,
    password,
    tokens: { accessToken: header('access-token'), client: header('client'), uid: header('uid') },
  }
}
