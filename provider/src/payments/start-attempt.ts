import { eq } from 'drizzle-orm'
import { plans, promotionCodes } from '../db/schema/plans'
import { subscriptions } from '../db/schema/subscriptions'
import type { Subscription } from './apply-state'
import { CardRefusal } from './card-refusal'
import { dropAttempt } from './drop-attempt'
import type { GatewaySubscription, NewSubscription } from './gateway'
import { noteState } from './note-state'
import type { PaymentDeps } from './payment-deps'

/**
 * A subscription and, while the payer has something to confirm, the secret to do it with. `refusal`
 * tells why the gateway would not open it: the attempt has then ended.
 */
export type Started = {
  row: Subscription
  clientSecret: string | undefined
  refusal?: CardRefusal
}

async function askGateway(
  { db, cards }: PaymentDeps,
  row: Subscription,
  payment: NewSubscription['payment'],
): Promise<GatewaySubscription> {
  const [sold] = await db
    .select({ plan: plans, promotion: promotionCodes })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, subscriptions.promotionCodeId))
    .where(eq(subscriptions.id, row.id))
  const { plan, promotion } = sold!
  return cards.createSubscription({
    reference: row.publicId,
    customerId: row.gatewayCustomerId!,
    plan: {
      id: plan.id,
      name: plan.name,
      interval: plan.interval,
      intervalCount: plan.intervalCount,
    },
    amounts: { price: row.price, discount: row.discount, tax: row.tax, total: row.total },
    taxed: row.taxed,
    currency: row.currency,
    trialDays: row.trialDays,
    payment,
    address: row.billingAddress ?? undefined,
    promotionCode: promotion
      ? {
          stripeId: promotion.stripePromotionCodeId,
          duration: promotion.duration,
          durationInMonths: promotion.durationInMonths,
        }
      : undefined,
  })
}

type Opened = { opened: GatewaySubscription } | { dropped: Subscription; refusal: CardRefusal }

/**
 * Opens an attempt at the gateway, or finds it there. What the gateway refuses to open ends here, so
 * that it is in nobody's way.
 */
export async function openAtGateway(
  deps: PaymentDeps,
  row: Subscription,
  payment?: NewSubscription['payment'],
): Promise<Opened> {
  try {
    const opened = await askGateway(deps, row, payment)
    if (!row.gatewaySubscriptionId)
      await deps.db
        .update(subscriptions)
        .set({ gatewaySubscriptionId: opened.id, gatewayIntentId: opened.intentId ?? null })
        .where(eq(subscriptions.id, row.id))
    return { opened }
  } catch (error) {
    if (!(error instanceof CardRefusal) || row.gatewaySubscriptionId) throw error
    return { dropped: await dropAttempt(deps, row), refusal: error }
  }
}

/**
 * Takes an attempt to the gateway and notes what it says. The attempt's own reference makes every
 * repetition find the same subscription and the same payment, so this is safe after any crash or
 * lost answer, from any process. `payment` is what the payer asks to pay with at this moment; without
 * it no card is charged.
 */
export async function startAttempt(
  deps: PaymentDeps,
  row: Subscription,
  payment?: NewSubscription['payment'],
): Promise<Started> {
  const answer = await openAtGateway(deps, row, payment)
  if ('refusal' in answer)
    return { row: answer.dropped, clientSecret: undefined, refusal: answer.refusal }
  const { clientSecret, state } = answer.opened
  const applied = await noteState(deps, row, state)
  return { row: applied, clientSecret: applied.status === 'incomplete' ? clientSecret : undefined }
}
