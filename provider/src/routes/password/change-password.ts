import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { passwordResets, sessions, users } from '../../db/schema/identity'
import { forbidden, invalidList, unauthorized } from '../../http/errors'
import type { AppContext } from '../../http/context'
import { emailOf } from '../../identity/accounts'
import { forgetOtherAddresses, rememberAddress } from '../../identity/known-addresses'
import { isCurrentPassword } from '../../identity/current-password'
import { hashPassword } from '../../identity/password-hash'
import { passwordErrors } from '../../identity/password-rules'
import { findReset, consumeReset } from '../../identity/password-resets'
import { endSessions, type SessionUser } from '../../identity/sessions'
import { enqueueMail } from '../../mail/enqueue-mail'
import { attachWaitingPurchases } from '../../payments/public/claim-purchase'
import { messageOf } from '../../texts/message'
import { webLocale } from '../../texts/web-locales'
import { minuteMs } from '../../time'

const recentMs = 10 * minuteMs

type Body = {
  password: string
  password_confirmation: string
  current_password?: string | undefined
}

function checkNewPassword(body: Body, email: string) {
  const errors = passwordErrors(body.password, email).map((message) =>
    messageOf('password', message),
  )
  if (body.password !== body.password_confirmation)
    errors.push(messageOf('password_confirmation', 'not_the_password'))
  if (errors.length > 0) throw invalidList(...errors)
}

/**
 * A new password needs a session in which the password was entered within the last ten minutes, or
 * the current password, whose entry makes the session recent again.
 */
async function checkOwner(c: AppContext, viewer: SessionUser, current: string | undefined) {
  const { db, clock } = c.var.deps
  const now = clock.now()
  const { confirmedAt, sessionId } = viewer
  if (confirmedAt && now.getTime() - confirmedAt.getTime() <= recentMs) return
  if (current === undefined) throw forbidden('recent_sign_in_required', 'recent_sign_in_required')
  if (!(await isCurrentPassword(c, viewer, current))) throw invalidList('current_password_wrong')
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
}

async function storePassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
  keepSession?: number,
) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await endSessions(tx, userId, keepSession)
}

/**
 * Sets a new password with the headers of a reset link (once; every session ends) or of a session
 * (every other session ends), and notifies the owner of a changed one by mail. A reset link proves the mailbox, so
 * purchases from public links that wait for it are added to the account. Throws 401 without either or with a
 * used or expired link, 403 for a session that is not recent, 422 as a list for the password's rules.
 */
export async function changePassword(c: AppContext, body: Body) {
  const { viewer, deps } = c.var
  const { db, clock } = deps
  const credentials = {
    token: c.req.header('access-token') ?? '',
    client: c.req.header('client') ?? '',
    uid: c.req.header('uid') ?? '',
  }
  const found = viewer ? null : await findReset(db, credentials, clock.now())
  const [user] = viewer
    ? await db.select().from(users).where(eq(users.id, viewer.id))
    : [found?.user]
  if (!user) throw unauthorized()
  const email = emailOf(user)
  checkNewPassword(body, email)
  if (viewer) await checkOwner(c, viewer, body.current_password)

  const passwordHash = await hashPassword(body.password)
  await db.transaction(async (tx) => {
    if (found && !(await consumeReset(tx, found.reset.id))) throw unauthorized()
    await storePassword(tx, user.id, passwordHash, viewer?.sessionId)
    await rememberAddress(c, tx, user.id)
    if (found) await forgetOtherAddresses(c, tx, user.id)
    // Whoever finishes an account after a purchase chooses their first one.
    if (user.passwordHash === null) return
    const at = clock.now().toISOString()
    const key = `password_changed:${user.id}:${at}`
    const language = webLocale(c.req.header('accept-language'))
    await enqueueMail(tx, { key, kind: 'password_changed', userId: user.id, at, language })
  })
  if (found)
    deps.background.run('waiting purchases', () =>
      attachWaitingPurchases(deps, { id: user.id, email }),
    )
}
