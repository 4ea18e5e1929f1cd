import type { MessageCode } from '../../texts/message'
import type { Compose, ComposedMail, MailContext } from '../compose'
import { membershipMail, membershipPage } from './membership-mail'
import { findSubscriptionSubject, nextCharge } from './subscription-subject'

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
