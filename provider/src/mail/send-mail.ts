import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { users } from '../db/schema/identity'
import { sentMails } from '../db/schema/profiles'
import type { Deps } from '../deps'
import { mailQueue, on, queue } from '../jobs/queue'
import { translatorFor } from '../texts/translator'
import { hourMs } from '../time'
import { localePrefix, webLocale } from '../texts/web-locales'
import type { Compose, ComposedMail, MailContext } from './compose'
import type { MailContent } from './mail-content'
import { mailFormat } from './mail-format'
import { composers, patientKinds } from './mail-kinds'
import type { MailKind, MailRequest } from './mail-request'
import { findMailPreferences, optOutAddress, type MailPreferences } from './mail-preferences'
import { quietUntil } from './quiet-hours'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'cards'>

/** Who a mail goes to. A deleted account's row has no name any more. */
async function findRecipient(tx: Transaction, request: MailRequest) {
  const [row] = await tx.select().from(users).where(eq(users.id, request.userId))
  if (!row) return undefined
  const firstName = request.kind === 'account_deleted' ? request.firstName : row.firstName
  return { ...row, firstName, language: row.language ?? request.language ?? null }
}

async function toContext(
  { db, cards, env, clock }: SendDeps,
  tx: Transaction,
  request: MailRequest,
): Promise<MailContext | undefined> {
  const recipient = await findRecipient(tx, request)
  if (!recipient) return undefined
  const locale = webLocale(recipient.language ?? undefined)
  return {
    db,
    cards,
    env,
    tx,
    recipient,
    now: clock.now(),
    translator: translatorFor(locale),
    format: mailFormat(locale, recipient.timeZone),
    site: env.webUrl + localePrefix(locale),
  }
}

/** `composers` maps each kind to the function for it, which TypeScript cannot follow. */
const compose = <Kind extends MailKind>(context: MailContext, request: MailRequest<Kind>) =>
  (composers[request.kind] as Compose<Kind>)(context, request)

/** When the recipient's quiet hours end, if they hold this mail back. */
function heldUntil(
  { now, recipient }: MailContext,
  { kind }: MailRequest,
  { sendBy }: ComposedMail,
  { quietHours }: MailPreferences,
): Date | null {
  if (!quietHours || !patientKinds.has(kind)) return null
  const end = quietUntil(now, quietHours, recipient.timeZone ?? 'UTC')
  return end && (!sendBy || end < sendBy) ? end : null
}

const stopTexts = {
  bookings: 'stop_bookings',
  renewals: 'stop_renewals',
  offers: 'stop_offers',
} as const

/** The mail with the settings at its foot and, if it can be stopped, the way to do that. */
function withFooter(context: MailContext, mail: ComposedMail, { optOutToken }: MailPreferences) {
  const { site, env, translator, recipient } = context
  const footerLinks: MailContent['footerLinks'] = []
  let optOutUrl: string | undefined
  if (recipient.email !== null)
    footerLinks.push({
      label: translator.translate('mail_settings'),
      url: `${site}/account/profile`,
    })
  if (mail.list) {
    optOutUrl = optOutAddress(env.webUrl, optOutToken, mail.list)
    footerLinks.push({ label: translator.translate(stopTexts[mail.list]), url: optOutUrl })
  }
  return { content: { ...mail.content, footerLinks }, optOutUrl }
}

/** Looks at a mail again after `delayMs`, by the clock of the database, which may differ from ours. */
async function sendLater(tx: Transaction, request: MailRequest, delayMs: number) {
  const startAfter = String(Math.ceil(delayMs / 1000))
  const job = { name: mailQueue, data: request, singletonKey: request.key, startAfter }
  await queue.insert([job], { db: on(tx) })
}

/** Whether the key is new; another process with the same key waits here for this transaction. */
async function claimKey(tx: Transaction, key: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .insert(sentMails)
    .values({ key, sentAt: now })
    .onConflictDoNothing()
    .returning()
  return claimed.length > 0
}

const releaseKey = (tx: Transaction, key: string) =>
  tx.delete(sentMails).where(eq(sentMails.key, key))

/** The same for every attempt of one mail. */
const messageIdOf = (key: string, webUrl: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(webUrl).hostname}>`

/**
 * Sends a mail in the caller's transaction, unless its key was sent before or its reason is gone.
 * Throws when it could not be handed over; then the transaction must not commit.
 */
export async function sendMail(
  deps: SendDeps,
  tx: Transaction,
  request: MailRequest,
): Promise<void> {
  const { key, kind } = request
  const context = await toContext(deps, tx, request)
  if (!context || !(await claimKey(tx, key, context.now))) return
  const composed = await compose(context, request)
  if (composed === 'never') return
  if (composed === 'not now' || composed === 'later') {
    await releaseKey(tx, key)
    if (composed === 'later') await sendLater(tx, request, hourMs)
    return
  }
  const to = composed.to ?? context.recipient.email
  if (to === null) return
  const preferences = await findMailPreferences(tx, request.userId)
  const held = heldUntil(context, request, composed, preferences)
  const isStopped = composed.list !== undefined && !preferences[composed.list]
  if (isStopped || held) {
    await releaseKey(tx, key)
    if (held && !isStopped) await sendLater(tx, request, held.getTime() - context.now.getTime())
    return
  }
  const messageId = messageIdOf(key, deps.env.webUrl)
  await deps.mail.send({ to, kind, messageId, ...withFooter(context, composed, preferences) }, tx)
}
