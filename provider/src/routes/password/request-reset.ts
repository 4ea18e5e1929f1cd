import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { AppContext } from '../../http/context'
import { invalidList } from '../../http/errors'
import { normalizeEmail } from '../../identity/contact-details'
import { isKnownAddress } from '../../identity/known-addresses'
import { createResetLink } from '../../identity/password-resets'
import { resetPasswordMail } from '../../mail/mails'
import { requestTranslator } from '../../texts/translator'
import { resetPage } from './reset-page'

/** Mails with an unused link to one inbox within 15 minutes, whoever requests them. */
const maxMails = 3
/** The same for requests from an address that the account knows. */
const maxMailsToOwner = 6

/**
 * Sends a reset link if the email has an account, unless enough have been sent just now: then the
 * inbox has links that work. The mail is sent in the background, so that neither response nor time
 * says whether the email has an account. Throws 422 for a page that is not for new passwords, 429
 * after too many requests from one address.
 */
export async function requestReset(c: AppContext, body: { email: string; redirect_url: string }) {
  const { deps, address } = c.var
  const page = resetPage(body.redirect_url, deps.env.webUrl)
  if (page === null) throw invalidList('redirect_url_invalid')
  const email = normalizeEmail(body.email)
  const isOwners = await isKnownAddress(c, email)
  if (isOwners) await deps.limits.consume('resetKnown', `${email} ${address}`)
  else if (address !== null) await deps.limits.consume('resetAddress', address)

  const translator = requestTranslator(c)
  deps.background.run('reset mail', async () => {
    const [user] = await deps.db.select().from(users).where(eq(users.email, email))
    if (!user) return
    const maxFresh = isOwners ? maxMailsToOwner : maxMails
    const link = await createResetLink(deps.db, user, { page, now: deps.clock.now(), maxFresh })
    if (!link) return
    const content = resetPasswordMail(user.firstName, link.href, translator)
    try {
      await deps.mail.send({ to: email, kind: 'password_reset', content })
    } catch (error) {
      await link.revoke()
      throw error
    }
  })
}
