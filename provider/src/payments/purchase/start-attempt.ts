import { and, eq, isNull } from 'drizzle-orm'
import { plans, promotionCodes } from '../../db/schema/plans'
import { purchaseKeys } from '../../db/schema/purchases'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { PaymentRejectedError, type NewSubscription } from '../gateway'
import type { GatewaySubscription } from '../gateway-state'
import {
  lockUserPurchases,
  releaseAttemptClaims,
  type Subscription,
} from '../state/live-subscriptions'
import { recordGatewayState } from '../state/record-gateway-state'

/**
 * Ends an attempt that the gateway rejected, and releases its trial, its code and its keys, which
 * may be used again. An attempt that the gateway has opened meanwhile stays.
 */
function discardAttempt(deps: PaymentDeps, row: Subscription): Promise<Subscription> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockUserPurchases(tx, row.userId)
    const [discarded] = await tx
      .update(subscriptions)
      .set({ status: 'canceled', statusAt: now, canceledAt: now, cancelReason: 'refused' })
      .where(
        and(
          eq(subscriptions.id, row.id),
          eq(subscriptions.status, 'incomplete'),
          isNull(subscriptions.gatewaySubscriptionId),
        ),
      )
      .returning()
    if (!discarded) {
      const [current] = await tx.select().from(subscriptions).where(eq(subscriptions.id, row.id))
      return current!
    }
    await releaseAttemptClaims(tx, row.id)
    await tx.delete(purchaseKeys).where(eq(purchaseKeys.subscriptionId, row.id))
    return discarded
  })
}

/**
 * A subscription and, while the payer must confirm a payment, the secret for it. `rejection` says
 * why the gateway would not open it: the attempt has then ended.
 */
export type StartedPurchase = {
  row: Subscription
  clientSecret: string | undefined
  rejection?: PaymentRejectedError
}

async function createAtGateway(
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
          percentOff: promotion.percentOff,
          duration: promotion.duration,
          durationInMonths: promotion.durationInMonths,
        }
      : undefined,
  })
}

type OpenResult =
  { opened: GatewaySubscription } | { discarded: Subscription; rejection: PaymentRejectedError }

/**
 * Opens an attempt at the gateway, or finds it there. An attempt that the gateway rejects ends
 * here, so that it does not block another purchase.
 */
export async function openAtGateway(
  deps: PaymentDeps,
  row: Subscription,
  payment?: NewSubscription['payment'],
): Promise<OpenResult> {
  try {
    const opened = await createAtGateway(deps, row, payment)
    if (!row.gatewaySubscriptionId)
      await deps.db
        .update(subscriptions)
        .set({ gatewaySubscriptionId: opened.id, gatewayIntentId: opened.intentId ?? null })
        .where(eq(subscriptions.id, row.id))
    return { opened }
  } catch (error) {
    if (!(error instanceof PaymentRejectedError) || row.gatewaySubscriptionId) throw error
    return { discarded: await discardAttempt(deps, row), rejection: error }
  }
}

/**
 * Opens an attempt at the gateway and records its state. The attempt's reference makes every
 * repetition find the same subscription and payment, so it is safe after a crash or a lost
 * response, from any process. `payment` is the payer's current payment method; without it no card
 * is charged.
 */
export async function startAttempt(
  deps: PaymentDeps,
  row: Subscription,
  payment?: NewSubscription['payment'],
): Promise<StartedPurchase> {
  const result = await openAtGateway(deps, row, payment)
  if ('rejection' in result)
    return { row: result.discarded, clientSecret: undefined, rejection: result.rejection }
  const { clientSecret, state } = result.opened
  const applied = await recordGatewayState(deps, row, state)
  return { row: applied, clientSecret: applied.status === 'incomplete' ? clientSecret : undefined }
}
