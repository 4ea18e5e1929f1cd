import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { PaymentSummary } from '../../db/schema/subscriptions'
import { brands } from '../../db/schema/catalogue'
import { invoices } from '../../db/schema/invoices'
import { plans } from '../../db/schema/plans'
import { subscriptions } from '../../db/schema/subscriptions'
import type { Invoice } from '../../payments/invoices/find-invoices'
import { syncInvoices } from '../../payments/invoices/sync-invoices'
import { getPaymentSummary } from '../../payments/state/payment-summary'
import type { Subscription } from '../../payments/state/live-subscriptions'
import { translateRow } from '../../texts/translate-row'
import type { MailContext } from '../compose'
import type { MailSubjects } from '../mail-request'

export type SubscriptionSubject = {
  subscription: Subscription
  interval: 'month' | 'year'
  /** The plan's name with its brand, in the recipient's language. */
  plan: string
}

const subjects = (tx: MailContext['tx']) =>
  tx
    .select({ subscription: subscriptions, plan: plans, brand: brands.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(brands, eq(brands.id, subscriptions.brandId))

type Subject = Awaited<ReturnType<typeof subjects>>[number]

/** The plan's name with its brand, in the recipient's language. */
function nameOf({ plan, brand }: Subject, { language }: MailContext['recipient']): string {
  const { name } = translateRow(plan, language ?? undefined)
  return brand === null ? name : `${name} (${brand})`
}

/** The subscription that a mail is about, or undefined when it is not the recipient's. */
export async function findSubscriptionSubject(
  { tx, recipient }: MailContext,
  subscriptionId: number,
): Promise<SubscriptionSubject | undefined> {
  const [found] = await subjects(tx).where(eq(subscriptions.id, subscriptionId))
  if (found?.subscription.userId !== recipient.id) return undefined
  return {
    subscription: found.subscription,
    interval: found.plan.interval,
    plan: nameOf(found, recipient),
  }
}

/** The plans that ended at `at` because the recipient's new one covers them. */
export async function namesOfReplaced({ tx, recipient }: MailContext, at: Date): Promise<string[]> {
  const found = await subjects(tx)
    .where(
      and(
        eq(subscriptions.userId, recipient.id),
        eq(subscriptions.cancelReason, 'upgraded'),
        eq(subscriptions.canceledAt, at),
      ),
    )
    .orderBy(subscriptions.id)
  return found.map((row) => nameOf(row, recipient))
}

/**
 * The invoice that a receipt is about: the latest one for the period until `paidUntil`, or the one
 * of the change. Undefined while the gateway has taken no payment for it.
 */
export async function findReceiptInvoice(
  context: MailContext,
  subscription: Subscription,
  { paidUntil, changedAfter }: MailSubjects['receipt'],
): Promise<Invoice | undefined> {
  await syncInvoices(context, subscription)
  const ofPeriod = and(
    eq(invoices.subscriptionId, subscription.id),
    eq(invoices.periodEnd, new Date(paidUntil)),
    lt(invoices.refunded, invoices.amount),
    changedAfter
      ? and(eq(invoices.reason, 'change'), gt(invoices.paidAt, new Date(changedAfter)))
      : undefined,
  )
  const [latest] = await context.tx
    .select()
    .from(invoices)
    .where(ofPeriod)
    .orderBy(desc(invoices.paidAt), desc(invoices.id))
    .limit(1)
  return latest
}

/**
 * Whether a payment for a subscription is still to be taken, as the gateway says now: a stored
 * summary may be of the moment before it was.
 */
export async function awaitsPayment({ cards }: MailContext, row: Subscription): Promise<boolean> {
  if (!row.gatewaySubscriptionId || row.gateway !== cards.name) return false
  return Boolean((await cards.readPayments(row.gatewaySubscriptionId, row)).open)
}

/** The next charge by the gateway, in minor units; null when none follows. */
export async function nextCharge(
  context: MailContext,
  subscription: Subscription,
): Promise<PaymentSummary['next']> {
  return (await getPaymentSummary(context, subscription)).next
}
