import { eq } from 'drizzle-orm'
import { plans, promotionCodes } from '../db/schema/plans'
import { subscriptions } from '../db/schema/subscriptions'
import type { Subscription } from './apply-state'
import type { GatewaySubscription } from './gateway'
import { noteState } from './note-state'
import type { PaymentDeps } from './payment-deps'

/** A subscription and, while the payer has something to confirm, the secret to do it with. */
export type Started = { row: Subscription; clientSecret: string | undefined }

async function askGateway(
  { db, cards }: PaymentDeps,
  row: Subscription,
  paymentMethodId: string | undefined,
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
    currency: row.currency,
    trialDays: row.trialDays,
    paymentMethodId,
    address: row.billingAddress ?? undefined,
    promotionCode: promotion
      ? { stripeId: promotion.stripePromotionCodeId, duration: promotion.duration }
      : undefined,
  })
}

/**
 * Takes an attempt to the gateway and notes what it says. The attempt's own reference makes every
 * repetition find the same subscription and the same payment, so this is safe after any crash or
 * lost answer, from any process.
 */
export async function startAttempt(
  deps: PaymentDeps,
  row: Subscription,
  paymentMethodId: string | undefined,
): Promise<Started> {
  const { id, intentId, clientSecret, state } = await askGateway(deps, row, paymentMethodId)
  if (!row.gatewaySubscriptionId)
    await deps.db
      .update(subscriptions)
      .set({ gatewaySubscriptionId: id, gatewayIntentId: intentId ?? null })
      .where(eq(subscriptions.id, row.id))
  const applied = await noteState(deps, row, state)
  return { row: applied, clientSecret: applied.status === 'incomplete' ? clientSecret : undefined }
}
