import { eq } from 'drizzle-orm'
import type { PaymentSummary } from '../../db/schema/subscriptions'
import { brands } from '../../db/schema/catalogue'
import { plans } from '../../db/schema/plans'
import { subscriptions } from '../../db/schema/subscriptions'
import { getPaymentSummary } from '../../payments/state/payment-summary'
import type { Subscription } from '../../payments/state/live-subscriptions'
import { translateRow } from '../../texts/translate-row'
import { addMs, dayMs } from '../../time'
import type { MailContext } from '../compose'

export type SubscriptionSubject = {
  subscription: Subscription
  interval: 'month' | 'year'
  /** The plan's name with its brand, in the recipient's language. */
  plan: string
}

/** The subscription that a mail is about, or undefined when it is not the recipient's. */
export async function findSubscriptionSubject(
  { tx, recipient }: MailContext,
  subscriptionId: number,
): Promise<SubscriptionSubject | undefined> {
  const [found] = await tx
    .select({ subscription: subscriptions, plan: plans, brand: brands.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(brands, eq(brands.id, subscriptions.brandId))
    .where(eq(subscriptions.id, subscriptionId))
  if (found?.subscription.userId !== recipient.id) return undefined
  const name = translateRow(found.plan, recipient.language ?? undefined).name
  return {
    subscription: found.subscription,
    interval: found.plan.interval,
    plan: found.brand === null ? name : `${name} (${found.brand})`,
  }
}

type Paid = { amount: number; tax: number; at: Date }

/**
 * The payment that a receipt is about, in minor units: the one for the period until `paidUntil`.
 * Null while the gateway has none for it.
 */
export async function findPayment(
  context: MailContext,
  { subscription, interval }: SubscriptionSubject,
  paidUntil: Date,
): Promise<Paid | null> {
  const { charged } = await getPaymentSummary(context, subscription)
  const at = charged && new Date(charged.at)
  // A period is paid at its start or, after a declined card, later.
  const periodMs = (interval === 'year' ? 366 : 31) * dayMs
  return at && at >= addMs(paidUntil, -periodMs - dayMs) ? { ...charged, at } : null
}

/** The next charge by the gateway, in minor units; null when none follows. */
export async function nextCharge(
  context: MailContext,
  subscription: Subscription,
): Promise<PaymentSummary['next']> {
  return (await getPaymentSummary(context, subscription)).next
}
