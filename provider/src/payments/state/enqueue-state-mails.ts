import type { Connection } from '../../db/database'
import { enqueueMail } from '../../mail/enqueue-mail'
import type { MailRequest } from '../../mail/mail-request'
import { isPaidPublicPurchase } from '../public/find-public-purchase'
import type { Subscription } from './live-subscriptions'

const isLive = ({ status }: Subscription) => status === 'active' || status === 'past_due'

/** Reasons for which a subscription ends that its member gets no mail about. */
const silentReasons: Subscription['cancelReason'][] = [
  'upgraded',
  'duplicate',
  'expired',
  'superseded',
  'refused',
]

const time = (moment: Date | null) => moment?.getTime() ?? 0

/** A period that begins, at first or by renewal: paid, or a trial. */
function receiptOf(before: Subscription, after: Subscription): MailRequest[] {
  const { id: subscriptionId, userId, currentPeriodEnd } = after
  if (after.status !== 'active' || !currentPeriodEnd) return []
  if (isLive(before) && time(currentPeriodEnd) <= time(before.currentPeriodEnd)) return []
  const paidUntil = currentPeriodEnd.toISOString()
  const key = `receipt:${subscriptionId}:${paidUntil}`
  return [{ key, kind: 'receipt', userId, subscriptionId, paidUntil }]
}

/**
 * A change of plan that leaves the period as it is, or makes it shorter. Whether it has charged
 * anything is seen when the mail is written.
 */
function changeReceiptOf(before: Subscription, after: Subscription): MailRequest[] {
  const { id: subscriptionId, userId, currentPeriodEnd, planReference } = after
  if (!isLive(before) || after.status !== 'active' || !currentPeriodEnd) return []
  if (!planReference || planReference === before.planReference) return []
  if (time(currentPeriodEnd) > time(before.currentPeriodEnd)) return []
  const paidUntil = currentPeriodEnd.toISOString()
  const changedAfter = (before.planSettingAt ?? before.createdAt).toISOString()
  const key = `receipt:${subscriptionId}:${planReference}`
  return [{ key, kind: 'receipt', userId, subscriptionId, paidUntil, changedAfter }]
}

function failureOf(before: Subscription, after: Subscription): MailRequest[] {
  const { id: subscriptionId, userId, pastDueSince } = after
  if (after.status !== 'past_due' || before.status === 'past_due' || !pastDueSince) return []
  const since = pastDueSince.toISOString()
  const key = `payment_failed:${subscriptionId}:${since}`
  return [{ key, kind: 'payment_failed', userId, subscriptionId, since }]
}

/** The key of the mail about the last cancellation of a subscription. */
export const cancellationMailKey = ({ id, cancelRequestedAt }: Subscription): string =>
  `cancellation_receipt:${id}:${cancelRequestedAt?.toISOString() ?? 'ended'}`

function cancellationOf(before: Subscription, after: Subscription): MailRequest[] {
  const { id: subscriptionId, userId } = after
  if (!isLive(before)) return []
  if (after.status === 'canceled') {
    // Who canceled for the end of the period was told then.
    if (before.cancelAtPeriodEnd || silentReasons.includes(after.cancelReason)) return []
    const at = (after.canceledAt ?? after.statusAt).toISOString()
    const key = cancellationMailKey(after)
    return [{ key, kind: 'cancellation_receipt', userId, subscriptionId, at }]
  }
  if (before.cancelAtPeriodEnd === after.cancelAtPeriodEnd) return []
  const at = (after.cancelSettingAt ?? after.statusAt).toISOString()
  const key = after.cancelAtPeriodEnd
    ? cancellationMailKey(after)
    : `cancellation_undone:${subscriptionId}:${at}`
  const kind = after.cancelAtPeriodEnd ? 'cancellation_receipt' : 'cancellation_undone'
  return [{ key, kind, userId, subscriptionId, at }]
}

function changeOf(before: Subscription, after: Subscription, now: Date): MailRequest[] {
  const { id: subscriptionId, userId, pauseStartsAt } = after
  const mails: MailRequest[] = []
  if (!isLive(before) || !isLive(after)) return mails
  if (before.planId !== after.planId || before.brandId !== after.brandId) {
    const at = now.toISOString()
    const key = `plan_changed:${subscriptionId}:${at}`
    mails.push({ key, kind: 'plan_changed', userId, subscriptionId, at })
  }
  if (pauseStartsAt && time(pauseStartsAt) !== time(before.pauseStartsAt)) {
    const at = pauseStartsAt.toISOString()
    const key = `paused:${subscriptionId}:${at}:${after.pauseEndsAt?.toISOString() ?? ''}`
    mails.push({ key, kind: 'paused', userId, subscriptionId, pauseStartsAt: at })
  }
  return mails
}

/**
 * Sends the mails about a change of a subscription with the transaction that stores it: `before`
 * and `after` are its row. Whoever reports the change (a webhook, a read, a job, the member), there
 * is one mail for it.
 */
export async function enqueueStateMails(
  tx: Connection,
  before: Subscription,
  after: Subscription,
  now: Date,
): Promise<void> {
  const mails = [
    ...receiptOf(before, after),
    ...changeReceiptOf(before, after),
    ...failureOf(before, after),
    ...cancellationOf(before, after),
    ...changeOf(before, after, now),
  ]
  // The mail of a purchase from a public link says already what was paid.
  const isPublic =
    before.status === 'incomplete' && mails.length > 0 && (await isPaidPublicPurchase(tx, after.id))
  await enqueueMail(tx, ...mails.filter(({ kind }) => kind !== 'receipt' || !isPublic))
}
