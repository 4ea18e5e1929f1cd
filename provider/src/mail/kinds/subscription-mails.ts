import type { MessageCode } from '../../texts/message'
import type { Compose, ComposedMail, MailContext } from '../compose'
import type { MailContent } from '../mail-content'
import { findPayment, findSubscriptionSubject, nextCharge } from './subscription-subject'

type Words = Pick<MailContent, 'before' | 'facts' | 'after'> & {
  subject: string
  action: MessageCode
  /** The page that the button opens. */
  page: string
}

/** The mail with what all mails about memberships share. */
function membershipMail({ translator, recipient, site }: MailContext, words: Words): MailContent {
  const { tag, translate } = translator
  const { action, page, ...rest } = words
  return {
    lang: tag,
    greeting: translate('mail_hello_name', { firstName: recipient.firstName }),
    ...rest,
    action: { label: translate(action), url: `${site}${page}` },
    reason: translate('mail_reason_membership'),
  }
}

const membershipPage = '/account/subscriptions'
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
  if (subscription.trialEndsAt && subscription.trialEndsAt > now)
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
  const paidUntil = new Date(request.paidUntil)
  const paid = await findPayment(context, found, paidUntil)
  // A period may begin some time before its payment is taken.
  if (!paid) return paidUntil > now ? 'later' : 'never'
  const { currency } = subscription
  return {
    content: membershipMail(context, {
      subject: translate('receipt_subject', { plan }),
      before: [translate('receipt_paid', { amount: format.money(paid.amount, currency) })],
      facts: [
        { label: translate('mail_fact_plan'), value: plan },
        { label: translate('mail_fact_paid_on'), value: format.date(paid.at) },
        { label: translate('mail_fact_tax'), value: format.money(paid.tax, currency) },
        { label: translate('mail_fact_total'), value: format.money(paid.amount, currency) },
      ],
      action: 'receipt_action',
      page: billingPage,
      after: next ? [translate('mail_renews', values)] : [],
    }),
  }
}

/** Before a charge that still comes at the time that was announced. */
async function reminder(
  context: MailContext,
  { subscriptionId, at }: { subscriptionId: number; at: string },
  texts: { subject: MessageCode; before: MessageCode; after: MessageCode },
): Promise<ComposedMail | 'not now'> {
  const chargedAt = new Date(at)
  const found = await findSubscriptionSubject(context, subscriptionId)
  const subscription = found?.subscription
  if (
    !subscription ||
    chargedAt <= context.now ||
    subscription.status !== 'active' ||
    subscription.cancelAtPeriodEnd ||
    subscription.currentPeriodEnd?.getTime() !== chargedAt.getTime() ||
    (subscription.pauseEndsAt && subscription.pauseEndsAt > chargedAt)
  )
    return 'not now'
  const next = await nextCharge(context, subscription)
  if (!next) return 'not now'
  const { format, translator } = context
  const values = {
    plan: found.plan,
    date: format.date(chargedAt),
    amount: format.money(next.amount, subscription.currency),
  }
  return {
    content: membershipMail(context, {
      subject: translator.translate(texts.subject, values),
      before: [translator.translate(texts.before, values)],
      facts: [
        { label: translator.translate('mail_fact_plan'), value: found.plan },
        { label: translator.translate('mail_fact_next_charge'), value: values.date },
        { label: translator.translate('mail_fact_total'), value: values.amount },
      ],
      action: 'mail_manage_membership',
      page: membershipPage,
      after: [translator.translate(texts.after, values)],
    }),
    sendBy: chargedAt,
    // The law wants notice before a year renews or a trial becomes paid.
    ...(texts.subject === 'renewal_subject' && found.interval === 'month'
      ? { list: 'renewals' as const }
      : {}),
  }
}

export const composeRenewalReminder: Compose<'renewal_reminder'> = (
  context,
  { subscriptionId, renewsAt },
) =>
  reminder(
    context,
    { subscriptionId, at: renewsAt },
    { subject: 'renewal_subject', before: 'renewal_comes', after: 'renewal_stop' },
  )

export const composeTrialEndReminder: Compose<'trial_end_reminder'> = (
  context,
  { subscriptionId, trialEndsAt },
) =>
  reminder(
    context,
    { subscriptionId, at: trialEndsAt },
    { subject: 'trial_end_subject', before: 'trial_end_comes', after: 'trial_end_stop' },
  )

export const composeCancellation: Compose<'cancellation_receipt'> = async (context, request) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  if (!found) return 'never'
  const { subscription, plan } = found
  const { translate } = context.translator
  const hasEnded = subscription.status === 'canceled'
  if (!hasEnded && !subscription.cancelAtPeriodEnd) return 'never'
  const end = hasEnded ? subscription.canceledAt : subscription.currentPeriodEnd
  const date = context.format.date(end ?? context.now)
  return {
    content: membershipMail(context, {
      subject: translate('cancellation_subject'),
      before: [translate(hasEnded ? 'cancellation_ended' : 'cancellation_until', { plan, date })],
      facts: [
        { label: translate('mail_fact_plan'), value: plan },
        { label: translate('mail_fact_ends'), value: date },
      ],
      action: 'mail_manage_membership',
      page: membershipPage,
      after: [translate(hasEnded ? 'cancellation_return' : 'cancellation_undo')],
    }),
  }
}

export const composeCancellationUndone: Compose<'cancellation_undone'> = async (
  context,
  request,
) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  if (!found || found.subscription.status === 'canceled') return 'never'
  if (found.subscription.cancelAtPeriodEnd) return 'never'
  const { translate } = context.translator
  const next = await nextCharge(context, found.subscription)
  const { currency, currentPeriodEnd } = found.subscription
  return {
    content: membershipMail(context, {
      subject: translate('undone_subject'),
      before: [
        translate('undone', { plan: found.plan }),
        ...(next && currentPeriodEnd
          ? [
              translate('mail_renews', {
                date: context.format.date(currentPeriodEnd),
                amount: context.format.money(next.amount, currency),
              }),
            ]
          : []),
      ],
      action: 'mail_manage_membership',
      page: membershipPage,
    }),
  }
}

export const composePlanChanged: Compose<'plan_changed'> = async (context, request) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  if (!found || found.subscription.status === 'canceled') return 'never'
  const { translate } = context.translator
  const next = await nextCharge(context, found.subscription)
  const { currency, currentPeriodEnd } = found.subscription
  const facts = [{ label: translate('mail_fact_plan'), value: found.plan }]
  if (next && currentPeriodEnd)
    facts.push(
      {
        label: translate('mail_fact_next_charge'),
        value: context.format.date(currentPeriodEnd),
      },
      { label: translate('mail_fact_total'), value: context.format.money(next.amount, currency) },
    )
  return {
    content: membershipMail(context, {
      subject: translate('plan_changed_subject'),
      before: [translate('plan_changed', { plan: found.plan })],
      facts,
      action: 'mail_manage_membership',
      page: membershipPage,
    }),
  }
}

export const composePaused: Compose<'paused'> = async (context, request) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  const { pauseStartsAt, pauseEndsAt } = found?.subscription ?? {}
  if (!found || !pauseStartsAt || !pauseEndsAt) return 'never'
  if (pauseStartsAt.getTime() !== Date.parse(request.pauseStartsAt)) return 'never'
  const { translate } = context.translator
  const values = {
    plan: found.plan,
    from: context.format.date(pauseStartsAt),
    until: context.format.date(pauseEndsAt),
  }
  return {
    content: membershipMail(context, {
      subject: translate('paused_subject'),
      before: [translate('paused', values), translate('paused_meanwhile')],
      facts: [
        { label: translate('mail_fact_pause_starts'), value: values.from },
        { label: translate('mail_fact_goes_on'), value: values.until },
      ],
      action: 'mail_manage_membership',
      page: membershipPage,
    }),
  }
}
