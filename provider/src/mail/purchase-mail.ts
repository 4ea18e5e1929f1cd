import type { MessageCode } from '../texts/message'
import type { Translator } from '../texts/translator'
import { mailBody } from './mail-body'

/**
 * What a mail about a public purchase says: choose a password for the new account, add it to the
 * account that exists, or that it was paid back.
 */
export type PurchaseMailKind =
  'finish_account' | 'claim' | 'paid_back_duplicate' | 'paid_back_unclaimed'

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

type PurchaseMail = {
  kind: PurchaseMailKind
  plan: string
  /** In major units. */
  amount: { value: number; currency: string }
  /** The link of its action. */
  url: string | undefined
  /** For the amount. */
  locale: string
  translator: Translator
}

/**
 * The mail about a public purchase. Anyone may type anyone's name and address, so it repeats
 * neither.
 */
export function purchaseMail({ kind, plan, amount, url, locale, translator }: PurchaseMail) {
  const { tag, translate } = translator
  const { subject, before, action } = texts[kind]
  const style = { style: 'currency', currency: amount.currency } as const
  const values = { plan, amount: new Intl.NumberFormat(locale, style).format(amount.value) }
  return {
    subject: translate(subject, values),
    ...mailBody({
      lang: tag,
      greeting: translate('mail_hello'),
      before: before.map((code) => translate(code, values)),
      action: action && url ? { label: translate(action), url } : undefined,
      after: action ? [translate('public_purchase_not_you')] : [],
    }),
  }
}
