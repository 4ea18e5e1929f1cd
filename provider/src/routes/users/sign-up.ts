import { eq } from 'drizzle-orm'
import { users as accounts } from '../../db/schema/identity'
import { invalidFields, type FieldErrors } from '../../http/errors'
import type { AppContext } from '../../http/types'
import { createAccount } from '../../identity/create-account'
import { createSession } from '../../identity/create-session'
import { rememberAddress } from '../../identity/known-addresses'
import { acceptsRequired, recordAgreements } from '../../identity/legal-agreements'
import { normalizeEmail } from '../../identity/normalize-email'
import { hashPassword } from '../../identity/password-hash'
import { passwordComplaints } from '../../identity/password-rules'
import { readUser } from '../../identity/user-wire'
import type { SignUpBody } from './contract'

const taken = () => invalidFields({ email: ['taken'] })

function complaints(body: SignUpBody): FieldErrors {
  const found: FieldErrors = {}
  const password = passwordComplaints(body.password, body.email)
  if (password.length > 0) found.password = password
  if (body.password !== body.password_confirmation)
    found.password_confirmation = ['not_the_password']
  if (!acceptsRequired(body.legal_agreement_ids)) found.legal_agreement_ids = ['not_accepted']
  return found
}

/**
 * Creates an account and signs it in: its wire form and token headers. Throws 422 per field, also
 * for a taken email, however many ask for it at once; 429; 503 when too many passwords wait.
 */
export async function signUp(c: AppContext, body: SignUpBody) {
  const { db, clock, limits } = c.var.deps
  const found = complaints(body)
  if (Object.keys(found).length > 0) throw invalidFields(found)
  if (c.var.address !== null) await limits.consume('signUpAddress', c.var.address)

  const email = normalizeEmail(body.email)
  const [existing] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email))
  if (existing) throw taken()
  const passwordHash = await hashPassword(body.password)
  const now = clock.now()
  return db.transaction(async (tx) => {
    const account = await createAccount(
      tx,
      {
        email,
        passwordHash,
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone ?? null,
        registrationType: body.registration_type,
      },
      now,
    )
    if (!account) throw taken()
    await recordAgreements(tx, account.id, body.legal_agreement_ids, now)
    const tokens = await createSession(tx, account, now)
    await rememberAddress(c, tx, account.id)
    return { user: await readUser(tx, account.id, now), tokens }
  })
}
