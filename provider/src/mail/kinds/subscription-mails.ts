import type { Compose } from '../compose'
import { membershipMail, membershipPage } from './membership-mail'
import { findSubscriptionSubject, namesOfReplaced, nextCharge } from './subscription-subject'

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
  const replaced = await namesOfReplaced(context, new Date(request.at))
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
      before: [
        translate('plan_changed', { plan: found.plan }),
        ...(replaced.length > 0
          ? [translate('plan_changed_replaces', { plans: replaced.join(', ') })]
          : []),
      ],
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
