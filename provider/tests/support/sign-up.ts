import { randomUUID } from 'node:crypto'

/** A body for POST /api/v1/users that is accepted; `changes` replaces fields of its user. */
export const signUpBody = (changes: Record<string, unknown> = {}) => ({
  format: 'json',
  user: {
    email: `${randomUUID()}@example.com`,
    password: 'plum kettle 42',
    password_confirmation: 'plum kettle 42',
    first_name: 'Ada',
    last_name: 'Larsen',
    legal_agreement_ids: [1, 2, 3],
    registration_type: 'email',
    ...changes,
  },
})
