import { invoiceNumber } from '../../payments/invoices/find-invoices'
import type { Compose } from '../compose'
import { membershipMail, membershipPage } from './membership-mail'
import {
  awaitsPayment,
  findReceiptInvoice,
  findSubscriptionSubject,
  nextCharge,
} from './subscription-subject'

const billingPage = '/account/billing'

export const composeReceipt: Compose<'receipt'> = async (context, request) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  if (!found) return 'never'
  const { subscription, plan } = found
  const { format, now, translator } = context
  const { translate } = translator
  const next = await nextCharge(context, subscription)
  const values = {
    plan,
    amount: next ? format.money(next.amount, subscription.currency) : '',
    date: format.date(subscription.currentPeriodEnd ?? now),
  }
  if (subscription.trialEndsAt && subscription.trialEndsAt > now && !request.changedAfter)
    return {
      content: membershipMail(context, {
        subject: translate('trial_started_subject'),
        before: [
          translate('trial_started', { plan }),
          ...(next ? [translate('trial_started_then', values)] : []),
        ],
        action: 'mail_manage_membership',
        page: membershipPage,
      }),
    }
  const find = () => findReceiptInvoice(context, subscription, request)
  let invoice = await find()
  if (!invoice) {
    // A period may begin some time before its payment is taken; a change takes effect with it.
    const mayFollow = !request.changedAfter && new Date(request.paidUntil) > now
    if (mayFollow && (await awaitsPayment(context, subscription))) return 'later'
    // It may have been taken between the two looks.
    invoice = mayFollow ? await find() : undefined
    // Credit or a code has paid for the period, or it is paused: there is nothing to receipt.
    if (!invoice) return 'never'
  }
  const money = (minor: number) => format.money(minor, invoice.currency)
  return {
    content: membershipMail(context, {
      subject: translate('receipt_subject', { plan }),
      before: [translate('receipt_paid', { amount: money(invoice.amount) })],
      facts: [
        { label: translate('mail_fact_plan'), value: plan },
        { label: translate('mail_fact_invoice'), value: invoiceNumber(invoice) },
        { label: translate('mail_fact_paid_on'), value: format.date(invoice.paidAt) },
        ...(invoice.cardLast4 === null
          ? []
          : [{ label: translate('mail_fact_card'), value: `•••• ${invoice.cardLast4}` }]),
        { label: translate('mail_fact_tax'), value: money(invoice.tax) },
        { label: translate('mail_fact_total'), value: money(invoice.amount) },
      ],
      action: 'receipt_action',
      page: billingPage,
      after: next ? [translate('mail_renews', values)] : [],
    }),
  }
}
