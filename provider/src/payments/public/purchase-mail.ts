import { eq } from 'drizzle-orm'
import { publicPurchases } from '../../db/schema/public-purchases'
import { hashToken, randomToken } from '../../identity/credentials'
import { storeReset } from '../../identity/password-resets'
import type { Compose, MailContext } from '../../mail/compose'
import type { MessageCode } from '../../texts/message'
import { translateRow } from '../../texts/translate-row'
import { translatorFor } from '../../texts/translator'
import { localePrefix } from '../../texts/web-locales'
import { addMs, dayMs } from '../../time'
import { toMajor } from '../money'
import { findPaidPurchases, type PaidPurchase } from './find-public-purchase'

/** How long a new buyer has to choose a password by the link of the mail. */
const passwordLinkMs = 7 * dayMs

/**
 * What a mail about a public purchase says: choose a password for the new account, add it to the
 * account that exists, or that it was paid back.
 */
type PurchaseMailKind = 'finish_account' | 'claim' | 'paid_back_duplicate' | 'paid_back_unclaimed'

type Texts = { subject: MessageCode; before: MessageCode[]; action?: MessageCode }

const texts: Record<PurchaseMailKind, Texts> = {
  finish_account: {
    subject: 'public_purchase_subject',
    before: ['public_purchase_paid', 'public_purchase_finish'],
    action: 'public_purchase_finish_action',
  },
  claim: {
    subject: 'public_purchase_subject',
    before: ['public_purchase_paid', 'public_purchase_claim'],
    action: 'public_purchase_claim_action',
  },
  paid_back_duplicate: {
    subject: 'public_purchase_paid_back_subject',
    before: ['public_purchase_duplicate', 'public_purchase_bank'],
  },
  paid_back_unclaimed: {
    subject: 'public_purchase_paid_back_subject',
    before: ['public_purchase_unclaimed', 'public_purchase_bank'],
  },
}

/** The mail that is due, or null when there is nothing more to say. */
function mailKind({ purchase, subscription }: PaidPurchase): PurchaseMailKind | null {
  if (purchase.outcome === 'account') return 'finish_account'
  if (purchase.outcome === 'duplicate') return 'paid_back_duplicate'
  if (purchase.outcome === 'attached') return null
  if (subscription.status !== 'canceled') return 'claim'
  return subscription.cancelReason === 'expired' ? 'paid_back_unclaimed' : null
}

/** The link of a mail; its secret is stored as a digest in the transaction of sending. */
async function createLink(
  { tx, env, now }: MailContext,
  { purchase, buyer }: PaidPurchase,
  kind: PurchaseMailKind,
): Promise<string | undefined> {
  const site = env.webUrl + localePrefix(purchase.language)
  if (kind === 'finish_account') {
    const expiresAt = addMs(now, passwordLinkMs)
    return (await storeReset(tx, buyer, { page: `${site}/forgot-password`, now, expiresAt })).href
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
 * The mail about a public purchase, in the language of its page. Anyone may type anyone's name and
 * address, so it repeats neither.
 */
export const composePublicPurchase: Compose<'public_purchase'> = async (context, request) => {
  const [paid] = await findPaidPurchases(context.tx, eq(publicPurchases.id, request.purchaseId))
  const kind = paid && mailKind(paid)
  if (!paid || !kind) return 'never'
  if ((request.about === 'returned') !== kind.startsWith('paid_back')) return 'never'
  const { buyer, brand, purchase } = paid
  const { currency, total } = paid.subscription
  const { tag, translate } = translatorFor(purchase.language)
  const plan = translateRow(paid.plan, purchase.language).name
  const style = { style: 'currency', currency } as const
  const values = {
    plan: brand ? `${plan} (${brand.name})` : plan,
    amount: new Intl.NumberFormat(purchase.language, style).format(toMajor(total, currency)),
  }
  const { subject, before, action } = texts[kind]
  const url = await createLink(context, paid, kind)
  return {
    to: buyer.email ?? buyer.buyerEmail!,
    content: {
      lang: tag,
      subject: translate(subject, values),
      greeting: translate('mail_hello'),
      before: before.map((code) => translate(code, values)),
      action: action && url ? { label: translate(action), url } : undefined,
      after: action ? [translate('public_purchase_not_you')] : [],
      reason: translate('mail_reason_purchase'),
    },
  }
}
