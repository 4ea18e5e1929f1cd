import { and, eq, isNull } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/database'
import { sessions, users as accounts } from '../../db/schema/identity'
import { createApi } from '../../http/api'
import type { AppContext } from '../../http/context'
import { type FieldErrors, invalidFields } from '../../http/errors'
import { createAccount, readUser } from '../../identity/accounts'
import { normalizeEmail } from '../../identity/contact-details'
import { rememberAddress } from '../../identity/known-addresses'
import { acceptsRequired, recordAgreements } from '../../identity/legal-agreements'
import { hashPassword, passwordMatches } from '../../identity/password-hash'
import { passwordErrors } from '../../identity/password-rules'
import { createSession, type SessionAccount, wrongCredentials } from '../../identity/sessions'
import { countSignIn } from '../../identity/sign-in-limits'
import { linkRecords } from '../../studios/studio-members'
import { webLocale } from '../../texts/web-locales'
import {
  readUserRoute,
  signInRoute,
  signOutRoute,
  type SignUpBody,
  signUpRoute,
  updateUserRoute,
} from './contract'

const emailTakenError = () => invalidFields({ email: ['taken'] })

function validate(body: SignUpBody['user']): FieldErrors {
  const errors: FieldErrors = {}
  const password = passwordErrors(body.password, body.email)
  if (password.length > 0) errors.password = password
  if (body.password !== body.password_confirmation)
    errors.password_confirmation = ['not_the_password']
  if (!acceptsRequired(body.legal_agreement_ids)) errors.legal_agreement_ids = ['not_accepted']
  return errors
}

/** The language of the visitor's page, a locale of the web. */
const visitorLanguage = (c: AppContext) => webLocale(c.req.header('accept-language'))

/** Opens a session for the client of the request. Returns its token headers. */
async function openSession(c: AppContext, tx: Transaction, account: SessionAccount) {
  const userAgent = c.req.header('user-agent')
  const tokens = await createSession(tx, account, c.var.deps.clock.now(), { userAgent })
  await rememberAddress(c, tx, account.id)
  return tokens
}

/** The wire form of an account. */
const presentUser = (c: AppContext, db: Connection, id: number) =>
  readUser(db, id, { now: c.var.deps.clock.now(), mediaUrl: c.var.deps.env.mediaUrl })

/**
 * Creates an account, links the studio records that it brings the proof for, and signs it in unless
 * the client does so by itself: its wire form and token headers. Throws 422 per field, also for a
 * taken email (concurrent requests included); 429; 503 when too many passwords wait.
 */
async function signUp(c: AppContext, { user: body, session }: SignUpBody) {
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
        language: visitorLanguage(c),
        registrationType: body.registration_type,
      },
      now,
    )
    if (!account) throw emailTakenError()
    const ids = body.associated_user_ids ?? []
    const token = body.verification_token ?? ''
    if (!(await linkRecords(tx, { userId: account.id, ids, token, now })))
      throw invalidFields({ associated_user_ids: ['not_linkable'] })
    await recordAgreements(tx, account.id, body.legal_agreement_ids, now)
    const tokens = session ? await openSession(c, tx, account) : undefined
    return { user: await presentUser(c, tx, account.id), tokens }
  })
}

/**
 * Signs an account in on a new client: its wire form and token headers. An unknown email and a
 * wrong password get the same 401 after the same time. Throws 429 after too many attempts, 503 when
 * too many passwords wait to be checked.
 */
async function signIn(c: AppContext, body: { email: string; password: string }) {
  const { db } = c.var.deps
  const email = normalizeEmail(body.email)
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  const attempt = await countSignIn(c, email)
  const matches = await passwordMatches(account?.passwordHash, body.password)
  if (!account || !matches) throw wrongCredentials()
  await attempt.succeeded()
  return db.transaction(async (tx) => {
    const tokens = await openSession(c, tx, account)
    const isUnknown = and(eq(accounts.id, account.id), isNull(accounts.language))
    await tx
      .update(accounts)
      .set({ language: visitorLanguage(c) })
      .where(isUnknown)
    return { user: await presentUser(c, tx, account.id), tokens }
  })
}

export const users = createApi()
  .openapi(signUpRoute, async (c) => {
    const { user, tokens } = await signUp(c, c.req.valid('json'))
    return c.json(user, 201, tokens)
  })
  .openapi(signInRoute, async (c) => {
    const { user, tokens } = await signIn(c, c.req.valid('json'))
    return c.json(user, 200, tokens)
  })
  .openapi(signOutRoute, async (c) => {
    await c.var.deps.db.delete(sessions).where(eq(sessions.id, c.var.user.sessionId))
    return c.body(null, 204)
  })
  .openapi(readUserRoute, async (c) => {
    return c.json(await presentUser(c, c.var.deps.db, c.var.user.id), 200)
  })
  .openapi(updateUserRoute, async (c) => {
    const { db } = c.var.deps
    const {
      first_name: firstName,
      last_name: lastName,
      phone,
      country,
      language,
      time_zone: timeZone,
    } = c.req.valid('json').user
    const changes = { firstName, lastName, phone, country, language, timeZone }
    const given = Object.values(changes).some((value) => value !== undefined)
    if (given) await db.update(accounts).set(changes).where(eq(accounts.id, c.var.user.id))
    return c.json(await presentUser(c, db, c.var.user.id), 200)
  })
