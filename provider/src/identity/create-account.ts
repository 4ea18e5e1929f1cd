import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { normalizeEmail } from './normalize-email'

export type NewAccount = {
  email: string
  /** From `hashPassword`; null for a buyer who has not chosen one yet. */
  passwordHash: string | null
  firstName: string
  lastName: string
  phone?: string | null
  country?: string | null
  registrationType?: string
}

/** Stores an account. Returns its row, or undefined when the email is taken (also by a rival insert). */
export async function createAccount(db: Connection, account: NewAccount, now: Date) {
  const [created] = await db
    .insert(users)
    .values({
      ...account,
      email: normalizeEmail(account.email),
      registrationType: account.registrationType ?? 'email',
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return created
}
