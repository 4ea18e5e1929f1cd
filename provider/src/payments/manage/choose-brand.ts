import { and, eq, or, sql } from 'drizzle-orm'
import { plans } from '../../db/schema/plans'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { conflict } from '../../http/errors'
import { resolveBrand } from '../purchase/find-offer'
import { alreadySubscribed, purchaseError } from '../purchase/purchase-errors'
import { overlaps } from '../scope'
import { enqueueStateMails } from '../state/enqueue-state-mails'
import {
  liveSubscriptions,
  lockUserPurchases,
  type Subscription,
} from '../state/live-subscriptions'
import { brandChangeAt } from './allowed-actions'
import { checkAllowed, findOwn } from './claim-change'
import { settleChange } from './request-change'

/**
 * Gives a plan for a single brand another brand, for free and once in each billing period. Throws a
 * 422 that says from when on it is possible again.
 */
export async function chooseBrand(
  deps: PaymentDeps,
  target: Subscription,
  brandId: number,
): Promise<Subscription> {
  const { db, clock } = deps
  if (target.pendingChange?.confirming) await settleChange(deps, target)
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockUserPurchases(tx, target.userId)
    const row = await findOwn(tx, target.userId, target.id)
    if (row.pendingChange) throw conflict('change_under_way')
    const [plan] = await tx.select().from(plans).where(eq(plans.id, row.planId))
    if (plan!.planType !== 'single') throw purchaseError('change_not_possible', 'plan_has_no_brand')
    await resolveBrand(tx, plan!, brandId, row.brandId)
    if (row.brandId === brandId) return row
    const nextChange = brandChangeAt(row, now)
    if (nextChange)
      throw purchaseError('brand_changed_recently', 'brand_changed_recently', {
        next_change_at: nextChange.toISOString(),
      })
    await checkAllowed(tx, row, 'select_brand', now)
    const scope = { planType: 'single' as const, brandId }
    const others = (await liveSubscriptions(tx, row.userId)).filter(({ id }) => id !== row.id)
    const conflicting = others.find((other) => overlaps(other, scope))
    if (conflicting) throw alreadySubscribed(conflicting, { plan: plan!, brandId })
    const [updated] = await tx
      .update(subscriptions)
      .set({ brandId, brandChosenAt: now })
      .where(
        and(
          eq(subscriptions.id, row.id),
          or(
            sql`${subscriptions.brandChosenAt} is null`,
            sql`${subscriptions.brandChosenAt}
              < coalesce(${subscriptions.currentPeriodStart}, ${subscriptions.createdAt})`,
            sql`${subscriptions.currentPeriodEnd} <= ${now}`,
          ),
        ),
      )
      .returning()
    if (!updated) throw conflict('change_under_way')
    await enqueueStateMails(tx, row, updated, now)
    return updated
  })
}
