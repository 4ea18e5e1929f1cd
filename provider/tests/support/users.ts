import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { createAccount, type NewAccount } from '../../src/identity/accounts'
import { createSession } from '../../src/identity/sessions'
import type { TestProvider } from './start-provider'

export const testPassword = 'Correct horse 7'
// Checking a password costs what its hash says. One cheap hash serves all test accounts: at the
// usual cost each sign-in takes tens of milliseconds.
const sharedHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** An account inserted into the database; its password is `testPassword`. */
export async function createUser(provider: TestProvider, values: Partial<NewAccount> = {}) {
  const account = {
    email: `${randomUUID()}@example.com`,
    passwordHash: await sharedHash,
    firstName: 'Test',
    lastName: 'Person',
    ...values,
  }
  const user = await createAccount(provider.db, account, provider.clock.now())
  if (!user) throw new Error(`${account.email} is taken`)
  return user
}

/** Headers of a new session of the account, as an app would send them. */
export async function signIn(provider: TestProvider, user: Awaited<ReturnType<typeof createUser>>) {
  const session = await provider.db.transaction((tx) =>
    createSession(tx, user, provider.clock.now()),
  )
  return { 'access-token': session['access-token'], client: session.client, uid: session.uid }
}

/** A new account, signed in: its row and its headers. */
export async function createMember(provider: TestProvider, values: Partial<NewAccount> = {}) {
  const user = await createUser(provider, values)
  return { user, headers: await signIn(provider, user) }
}
