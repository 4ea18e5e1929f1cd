import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import { invalidList } from '../../http/errors'
import type { AppContext } from '../../http/types'
import { normalizeEmail } from '../../identity/normalize-email'
import { createResetLink } from '../../identity/password-resets'
import { resetPasswordMail } from '../../mail/templates/reset-password-mail'
import { speechOf } from '../../texts/speech-of'
import { ownPage } from './own-page'

/**
 * Sends a reset link if the email has an account. The work starts after the limits and is not waited
 * for, so answer and time tell nothing about the email. Throws 422 for a page of another site, 429.
 */
export async function requestReset(c: AppContext, body: { email: string; redirect_url: string }) {
  const { deps, address } = c.var
  const page = ownPage(body.redirect_url, deps.env.webUrl)
  if (page === null) throw invalidList('Redirect url is invalid')
  const email = normalizeEmail(body.email)
  if (address !== null) await deps.limits.consume('resetAddress', address)
  await deps.limits.consume('resetAccount', email)

  const speech = speechOf(c)
  deps.background.run('reset mail', async () => {
    const [user] = await deps.db.select().from(users).where(eq(users.email, email))
    if (!user) return
    const link = await createResetLink(deps.db, user, page, deps.clock.now())
    await deps.mail.send({ to: user.email, ...resetPasswordMail(user.firstName, link, speech) })
  })
}
