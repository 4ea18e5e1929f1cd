import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { sandboxIntents } from '../../../db/schema/sandbox-payments'
import { hourMs } from '../../../time'
import { periodEndAfter } from '../../period'
import { lockCredit } from './billing'
import { chargeRenewal, findOpenRenewal } from './charge-renewal'
import { type Intent, settleIfDue } from './intents'
import { cancelPayment, openPayment } from './ledger-payment'
import { type LedgerSubscription, updateSubscription } from './subscription-state'
import { discountAt, periodPayment, termsOf } from './terms'

/** How long a change waits for its payment, as at Stripe. */
const changeLifetimeMs = 23 * hourMs

export const noPause = { pauseStartsAt: null, pauseEndsAt: null }

/** Whether a period that begins at `start` is in a pause, and so not charged. */
const isPausedAt = ({ pauseStartsAt, pauseEndsAt }: LedgerSubscription, start: Date) =>
  pauseStartsAt !== null && pauseEndsAt !== null && pauseStartsAt <= start && start < pauseEndsAt

/** Begins the next period, and charges it unless it is in a pause. */
async function renew(
  db: Connection,
  subscription: LedgerSubscription,
): Promise<LedgerSubscription> {
  const start = subscription.currentPeriodEnd!
  const terms = termsOf(subscription)
  const end = periodEndAfter(subscription.billingAnchor ?? start, terms, start)
  const period = { status: 'active', statusAt: start, currentPeriodStart: start } as const
  if (isPausedAt(subscription, start))
    return updateSubscription(db, subscription, { ...period, currentPeriodEnd: end })
  const credit = await lockCredit(db, subscription.customerId)
  const payment = periodPayment(terms, start, credit)
  const isPauseOver = subscription.pauseEndsAt !== null && subscription.pauseEndsAt <= start
  const renewed = await updateSubscription(db, subscription, {
    ...period,
    currentPeriodEnd: end,
    terms: { ...terms, periodDiscount: discountAt(terms, start) },
    ...(isPauseOver && noPause),
  })
  const about = { purpose: 'renewal', periodStart: start, periodEnd: end } as const
  const intent = await openPayment(db, renewed, payment, about, start)
  return intent ? chargeRenewal(db, renewed, intent, start) : renewed
}

/** The next thing that time brings by `now`; undefined when there is none. */
async function step(
  db: Connection,
  subscription: LedgerSubscription,
  now: Date,
): Promise<LedgerSubscription | undefined> {
  const { status, currentPeriodEnd: end } = subscription
  if (status === 'past_due') {
    const intent = await findOpenRenewal(db, subscription.id)
    const at = intent?.nextAttemptAt
    return intent && at && at <= now ? chargeRenewal(db, subscription, intent, at) : undefined
  }
  if ((status !== 'active' && status !== 'trialing') || !end || end > now) return undefined
  if (subscription.cancelAtPeriodEnd)
    return updateSubscription(db, subscription, { status: 'canceled', statusAt: end, ...noPause })
  return renew(db, subscription)
}

/** A change of plan that has not taken effect, locked until the transaction ends. */
export async function findOpenChange(db: Connection, id: string): Promise<Intent | undefined> {
  const [intent] = await db
    .select()
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, id),
        eq(sandboxIntents.purpose, 'change'),
        isNotNull(sandboxIntents.terms),
        ne(sandboxIntents.status, 'canceled'),
      ),
    )
    .for('update')
  return intent
}

/** What a paid change brings: its terms and its period, and the end of a pause. */
export async function applyChange(
  db: Connection,
  subscription: LedgerSubscription,
  change: Pick<Intent, 'terms' | 'periodStart' | 'periodEnd'>,
  at: Date,
): Promise<LedgerSubscription> {
  const { interval, intervalCount } = change.terms!
  const startsPeriod = change.periodEnd!.getTime() !== subscription.currentPeriodEnd!.getTime()
  return updateSubscription(db, subscription, {
    terms: change.terms,
    interval,
    intervalCount,
    statusAt: at > subscription.statusAt ? at : subscription.statusAt,
    ...noPause,
    ...(startsPeriod && {
      billingAnchor: change.periodStart,
      currentPeriodStart: change.periodStart,
      currentPeriodEnd: change.periodEnd,
    }),
  })
}

/** Lets a change take effect that was paid meanwhile, and gives one up that was not in time. */
async function settleChange(db: Connection, subscription: LedgerSubscription, now: Date) {
  const open = await findOpenChange(db, subscription.id)
  if (!open) return subscription
  const intent = await settleIfDue(db, open, now)
  const isLate = now.getTime() - intent.createdAt.getTime() >= changeLifetimeMs
  if (intent.status !== 'succeeded') {
    if (isLate) await cancelPayment(db, subscription, intent)
    return subscription
  }
  await db.update(sandboxIntents).set({ terms: null }).where(eq(sandboxIntents.id, intent.id))
  return applyChange(db, subscription, intent, intent.confirmedAt!)
}

/**
 * Brings a locked subscription that has begun up to date: a paid change takes effect, periods end
 * and are charged at their own time, declined ones again and again, and what is to end ends.
 */
export async function advance(
  db: Connection,
  subscription: LedgerSubscription,
  now: Date,
): Promise<LedgerSubscription> {
  if (subscription.status === 'incomplete' || subscription.status === 'canceled')
    return subscription
  let current = await settleChange(db, subscription, now)
  for (;;) {
    const next = await step(db, current, now)
    if (!next) return current
    current = next
  }
}
