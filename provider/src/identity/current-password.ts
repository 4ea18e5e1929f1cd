import { eq } from 'drizzle-orm'
import { users } from '../db/schema/identity'
import type { AppContext } from '../http/context'
import { passwordMatches } from './password-hash'

/**
 * Whether a password is that of the account that is signed in. Wrong ones count per account, because its
 * owner is signed in; throws 429 after ten.
 */
export async function isCurrentPassword(
  c: AppContext,
  user: { id: number },
  password: string,
): Promise<boolean> {
  const { deps } = c.var
  const [account] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id))
  const key = `user:${user.id}`
  await deps.limits.consume('currentPassword', key)
  const matches = await passwordMatches(account?.passwordHash, password)
  if (matches) await deps.limits.restore('currentPassword', key)
  return matches
}
