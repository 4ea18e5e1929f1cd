import { and, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import { sandboxCharges, sandboxIntents } from '../../../db/schema/sandbox-payments'
import { type ChangePreview, PaymentRejectedError, type PlanChange } from '../../gateway'
import type { GatewaySubscription } from '../../gateway-state'
import { periodEndAfter } from '../../period'
import { advance, applyChange, findOpenChange } from './advance'
import { lockCredit, nextPayment } from './billing'
import { payIntent } from './confirm-intent'
import { declineError } from './api-error'
import type { Intent } from './intents'
import { cancelPayment, openPayment } from './ledger-payment'
import { selectCard } from './payment-methods'
import { type Proration, prorate } from './proration'
import {
  type LedgerSubscription,
  lockSubscription,
  toGatewaySubscription,
} from './subscription-state'
import { periodPayment, termsOf } from './terms'

type Result = { subscription: GatewaySubscription } | { rejection: PaymentRejectedError }

/** A subscription that is up to date, and the credit of its customer, both locked. */
async function lockUpToDate(db: Connection, id: string, now: Date) {
  const locked = await lockSubscription(db, id)
  const subscription = await advance(db, locked.subscription, now)
  const credit = await lockCredit(db, subscription.customerId)
  return { subscription, credit, first: locked.intent }
}

/** Pays a change with the default card; one that is declined leaves everything as it was. */
async function payChange(
  db: Connection,
  subscription: LedgerSubscription,
  intent: Intent,
  now: Date,
): Promise<LedgerSubscription | PaymentRejectedError> {
  const card = await selectCard(db, undefined, subscription.customerId, now)
  const paid = card && (await payIntent(db, intent, card, now))
  if (paid && !paid.error) return advance(db, subscription, now)
  await cancelPayment(db, subscription, paid?.intent ?? intent)
  return paid?.error
    ? new PaymentRejectedError(paid.error.message, paid.error.code)
    : new PaymentRejectedError('payment_method_required', 'payment_method_required')
}

/** The result of a change with this reference that was requested before. */
async function findResult(
  db: Connection,
  subscription: LedgerSubscription,
  reference: string,
): Promise<Result | undefined> {
  const [known] = await db
    .select({ intent: sandboxIntents, failure: sandboxCharges.failureCode })
    .from(sandboxIntents)
    .leftJoin(
      sandboxCharges,
      and(eq(sandboxCharges.intentId, sandboxIntents.id), eq(sandboxCharges.status, 'failed')),
    )
    .where(eq(sandboxIntents.reference, reference))
  if (known?.intent.status === 'canceled') {
    const { message, code } = declineError('card_declined')
    return { rejection: new PaymentRejectedError(message, code) }
  }
  if (!known && subscription.terms?.reference !== reference) return undefined
  const open = await findOpenChange(db, subscription.id)
  return { subscription: toGatewaySubscription(subscription, undefined, open) }
}

async function makeChange(
  db: Connection,
  id: string,
  options: { reference: string; now: Date },
  calculate: (
    subscription: LedgerSubscription,
    credit: number,
  ) => Proration | PaymentRejectedError | undefined,
): Promise<Result> {
  const { reference, now } = options
  const { subscription, credit } = await lockUpToDate(db, id, now)
  const earlier = await findResult(db, subscription, reference)
  if (earlier) return earlier
  const proration = calculate(subscription, credit)
  if (!proration) return { subscription: toGatewaySubscription(subscription, undefined) }
  if (proration instanceof PaymentRejectedError) return { rejection: proration }
  const { payment, period, terms } = proration
  const about = { periodStart: period.start, periodEnd: period.end, terms }
  const intent = await openPayment(
    db,
    subscription,
    payment,
    { purpose: 'change', reference, ...about },
    now,
  )
  const changed = intent
    ? await payChange(db, subscription, intent, now)
    : await applyChange(db, subscription, about, now)
  if (changed instanceof PaymentRejectedError) return { rejection: changed }
  const open = await findOpenChange(db, id)
  return { subscription: toGatewaySubscription(changed, undefined, open) }
}

function unwrap(result: Result): GatewaySubscription {
  if ('rejection' in result) throw result.rejection
  return result.subscription
}

const isRunning = ({ status }: LedgerSubscription) => status === 'active' || status === 'trialing'

/**
 * Changes the plan by the rules of `prorate`, once for each reference. The charge of a card that
 * asks for 3-D Secure waits for the browser.
 */
export async function changePlan(
  db: Database,
  id: string,
  change: PlanChange & { reference: string; at: Date; due: number },
  now: Date,
): Promise<GatewaySubscription> {
  const { reference, at, due } = change
  const result = await db.transaction((tx) =>
    makeChange(tx, id, { reference, now }, (subscription, credit) => {
      if (!isRunning(subscription)) throw new Error(`Subscription ${id} cannot change its plan`)
      const proration = prorate(subscription, change, { reference, at, credit })
      return proration.payment.due === due
        ? proration
        : new PaymentRejectedError('price_changed', 'price_changed')
    }),
  )
  return unwrap(result)
}

/** Ends a pause that has begun: a whole period is charged and begins at `at`. */
export async function resume(
  db: Database,
  id: string,
  { reference, at }: { reference: string; at: Date },
  now: Date,
): Promise<GatewaySubscription> {
  const result = await db.transaction((tx) =>
    makeChange(tx, id, { reference, now }, (subscription, credit) => {
      if (!subscription.pauseStartsAt || subscription.pauseStartsAt > at) return undefined
      const terms = termsOf(subscription)
      const payment = periodPayment(terms, at, credit)
      const period = { start: at, end: periodEndAfter(at, terms, at) }
      return { payment, period, terms: { ...terms, periodDiscount: payment.discount } }
    }),
  )
  return unwrap(result)
}

/** Gives up a change that waits for its payment; one that was paid meanwhile takes effect. */
export function abandonChange(db: Database, id: string, now: Date): Promise<GatewaySubscription> {
  return db.transaction(async (tx) => {
    const { subscription } = await lockUpToDate(tx, id, now)
    const open = await findOpenChange(tx, id)
    if (open) await cancelPayment(tx, subscription, open)
    return toGatewaySubscription(subscription, undefined)
  })
}

/**
 * What `changePlan` would charge at `at`, and the payment after it, once `moreCredit` has come from
 * elsewhere.
 */
export function previewChange(
  db: Database,
  id: string,
  change: PlanChange,
  { at, now, credit: moreCredit }: { at: Date; now: Date; credit: number },
): Promise<ChangePreview> {
  return db.transaction(async (tx) => {
    const { subscription, credit } = await lockUpToDate(tx, id, now)
    const { payment, period, terms } = prorate(subscription, change, {
      reference: 'preview',
      at,
      credit,
    })
    const changed = { ...subscription, terms, currentPeriodEnd: period.end }
    const next = nextPayment(changed, credit - payment.credit + moreCredit)
    return {
      at,
      dueToday: { amount: payment.due, tax: payment.tax },
      credit: Math.max(0, -payment.credit),
      lines: payment.lines,
      next: { amount: next.due, tax: next.tax, at: period.end },
    }
  })
}
