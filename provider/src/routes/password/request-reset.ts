import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { AppContext } from '../../http/context'
import { invalidList } from '../../http/errors'
import { normalizeEmail } from '../../identity/contact-details'
import { isKnownAddress } from '../../identity/known-addresses'
import { createResetLink } from '../../identity/password-resets'
import { resetPasswordMail } from '../../mail/mails'
import { requestTranslator } from '../../texts/translator'
import { localePrefixes } from '../../texts/web-locales'

const pages = new Set(localePrefixes.map((prefix) => `${prefix}/forgot-password`))
const brandPattern = /^[\w-]{1,40}$/

/** The maximum length of a return path, in characters. */
const MAX_RETURN_PATH = 500

/**
 * The page that the link of a mail opens: `target` resolved on the web's address, if it is the page
 * for new passwords, else null. Of its query the brand is kept, and the return path after sign-in
 * if it belongs to the web application. No other page may get the credentials of the link.
 *
 * @internal
 */
export function resetPage(target: string, webUrl: string): string | null {
  if (!URL.canParse(target, webUrl)) return null
  const { origin, pathname, searchParams } = new URL(target, webUrl)
  if (origin !== new URL(webUrl).origin || !pages.has(pathname)) return null
  const page = new URL(pathname, webUrl)
  const returnPath = ownReturnPath(searchParams.get('onSignInRedirectTo'), webUrl)
  if (returnPath !== null) page.searchParams.set('onSignInRedirectTo', returnPath)
  const brand = searchParams.get('brand')
  if (brand !== null && brandPattern.test(brand)) page.searchParams.set('brand', brand)
  return page.href
}

function ownReturnPath(path: string | null, webUrl: string): string | null {
  if (!path?.startsWith('/') || path.length > MAX_RETURN_PATH) return null
  if (!URL.canParse(path, webUrl)) return null
  const { origin, pathname, search } = new URL(path, webUrl)
  return origin === new URL(webUrl).origin && !pathname.startsWith('//') ? pathname + search : null
}

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
