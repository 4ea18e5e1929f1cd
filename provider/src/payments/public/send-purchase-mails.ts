import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { publicPurchases } from '../../db/schema/public-purchases'
import type { Deps } from '../../deps'
import { hashToken, randomToken } from '../../identity/credentials'
import { storeReset } from '../../identity/password-resets'
import { errorKind } from '../../log'
import { purchaseMail, type PurchaseMailKind } from '../../mail/purchase-mail'
import { translateRow } from '../../texts/translate-row'
import { translatorFor } from '../../texts/translator'
import { localePrefix } from '../../texts/web-locales'
import { addMs, dayMs } from '../../time'
import { toMajor } from '../money'
import { findPaidPurchases, type PaidPurchase } from './find-public-purchase'

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'mail' | 'env' | 'background'>

const batchSize = 100
/** How long a mail that cannot be sent is tried again. */
const retryMs = 30 * dayMs
/** How long a new buyer has to choose a password by the link of the mail. */
const passwordLinkMs = 7 * dayMs

/** The mail that is due, or null when there is nothing more to say. */
function mailKind({ purchase, subscription }: PaidPurchase): PurchaseMailKind | null {
  if (purchase.outcome === 'account') return 'finish_account'
  if (purchase.outcome === 'duplicate') return 'paid_back_duplicate'
  if (purchase.outcome === 'attached') return null
  if (subscription.status !== 'canceled') return 'claim'
  return subscription.cancelReason === 'expired' ? 'paid_back_unclaimed' : null
}

/** The link of a mail; its secret is stored as a digest in the same transaction. */
async function createLink(
  tx: Connection,
  { purchase, buyer }: PaidPurchase,
  { kind, webUrl, now }: { kind: PurchaseMailKind; webUrl: string; now: Date },
): Promise<string | undefined> {
  const site = webUrl + localePrefix(purchase.language)
  if (kind === 'finish_account') {
    const expiresAt = addMs(now, passwordLinkMs)
    // By its purpose the page says what the password is for.
    const page = `${site}/forgot-password?purpose=finish-account`
    return (await storeReset(tx, buyer, { page, now, expiresAt })).href
  }
  if (kind !== 'claim') return undefined
  const token = randomToken()
  await tx
    .update(publicPurchases)
    .set({ claimHash: hashToken(token) })
    .where(eq(publicPurchases.id, purchase.id))
  // A fragment is not sent to any server, so that no log or Referer has the token.
  return `${site}/subscribe/subscription-success-public#claim=${token}`
}

/**
 * Sends the mail of one purchase. The lock lets one process send it; what it stores counts only
 * once the mail is handed over, so after a crash it is sent again, with a new link.
 */
async function sendPurchaseMail({ db, clock, mail, env }: MailDeps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    // A mail server may take longer than a transaction may usually be idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '2min'`)
    const [due] = await tx
      .select({ id: publicPurchases.id })
      .from(publicPurchases)
      .where(and(eq(publicPurchases.id, id), isNull(publicPurchases.mailedAt)))
      .for('update', { skipLocked: true })
    const [paid] = due ? await findPaidPurchases(tx, eq(publicPurchases.id, id)) : []
    if (!paid) return
    const now = clock.now()
    const kind = mailKind(paid)
    if (kind) {
      const { buyer, brand, subscription, purchase } = paid
      const { currency } = subscription
      const url = await createLink(tx, paid, { kind, webUrl: env.webUrl, now })
      const plan = translateRow(paid.plan, purchase.language).name
      const content = purchaseMail({
        kind,
        plan: brand ? `${plan} (${brand.name})` : plan,
        amount: { value: toMajor(subscription.total, currency), currency },
        url,
        locale: purchase.language,
        translator: translatorFor(purchase.language),
      })
      await mail.send({ to: buyer.email ?? buyer.buyerEmail!, ...content })
    }
    await tx.update(publicPurchases).set({ mailedAt: now }).where(eq(publicPurchases.id, id))
  })
}

/** Sends the mails of paid public purchases that are due; what fails is logged and tried again. */
export async function sendPurchaseMails(deps: MailDeps): Promise<void> {
  const { db, clock, log } = deps
  const due = await db
    .select({ id: publicPurchases.id })
    .from(publicPurchases)
    .where(
      and(
        isNotNull(publicPurchases.paidAt),
        isNull(publicPurchases.mailedAt),
        gt(publicPurchases.paidAt, addMs(clock.now(), -retryMs)),
      ),
    )
    // In no order, so that mails which always fail never keep the others waiting.
    .orderBy(sql`random()`)
    .limit(batchSize)
  for (const { id } of due) {
    try {
      await sendPurchaseMail(deps, id)
    } catch (error) {
      log.error('purchase mail not sent', { purchase: id, error: errorKind(error) })
    }
  }
}

/** Starts sending now, without waiting for the next run of the job. */
export const sendMailsSoon = (deps: MailDeps): void =>
  deps.background.runAlone('purchase mails', () => sendPurchaseMails(deps))
