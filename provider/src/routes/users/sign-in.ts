import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { AppContext } from '../../http/context'
import { readUser } from '../../identity/accounts'
import { normalizeEmail } from '../../identity/contact-details'
import { rememberAddress } from '../../identity/known-addresses'
import { passwordMatches } from '../../identity/password-hash'
import { createSession, wrongCredentials } from '../../identity/sessions'
import { countSignIn } from '../../identity/sign-in-limits'

/**
 * Signs an account in on a new client: its wire form and token headers. An unknown email and a
 * wrong password get the same 401 after the same time. Throws 429 after too many attempts, 503 when
 * too many passwords wait to be checked.
 */
export async function signIn(c: AppContext, body: { email: string; password: string }) {
  const { db, clock } = c.var.deps
  const email = normalizeEmail(body.email)
  const [account] = await db.select().from(users).where(eq(users.email, email))
  const attempt = await countSignIn(c, email)
  const matches = await passwordMatches(account?.passwordHash, body.password)
  if (!account || !matches) throw wrongCredentials()
  await attempt.succeeded()
  const now = clock.now()
  return db.transaction(async (tx) => {
    const tokens = await createSession(tx, account, now)
    await rememberAddress(c, tx, account.id)
    return { user: await readUser(tx, account.id, now), tokens }
  })
}
