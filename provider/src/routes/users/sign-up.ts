import { eq } from 'drizzle-orm'
import { users as accounts } from '../../db/schema/identity'
import type { AppContext } from '../../http/context'
import { type FieldErrors, invalidFields } from '../../http/errors'
import { createAccount, readUser } from '../../identity/accounts'
import { normalizeEmail } from '../../identity/contact-details'
import { rememberAddress } from '../../identity/known-addresses'
import { acceptsRequired, recordAgreements } from '../../identity/legal-agreements'
import { hashPassword } from '../../identity/password-hash'
import { passwordErrors } from '../../identity/password-rules'
import { createSession } from '../../identity/sessions'
import type { SignUpBody } from './contract'

const emailTakenError = () => invalidFields({ email: ['taken'] })

function validate(body: SignUpBody): FieldErrors {
  const errors: FieldErrors = {}
  const password = passwordErrors(body.password, body.email)
  if (password.length > 0) errors.password = password
  if (body.password !== body.password_confirmation)
    errors.password_confirmation = ['not_the_password']
  if (!acceptsRequired(body.legal_agreement_ids)) errors.legal_agreement_ids = ['not_accepted']
  return errors
}

/**
 * Creates an account and signs it in: its wire form and token headers. Throws 422 per field, also
 * for a taken email (concurrent requests included); 429; 503 when too many passwords wait.
 */
export async function signUp(c: AppContext, body: SignUpBody) {
  const { db, clock, limits } = c.var.deps
  const errors = validate(body)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  if (c.var.address !== null) await limits.consume('signUpAddress', c.var.address)

  const email = normalizeEmail(body.email)
  const [existing] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email))
  if (existing) throw emailTakenError()
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
    if (!account) throw emailTakenError()
    await recordAgreements(tx, account.id, body.legal_agreement_ids, now)
    const tokens = await createSession(tx, account, now)
    await rememberAddress(c, tx, account.id)
    return { user: await readUser(tx, account.id, now), tokens }
  })
}
