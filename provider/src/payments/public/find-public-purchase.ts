import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { brands } from '../../db/schema/catalogue'
import { users } from '../../db/schema/identity'
import { plans } from '../../db/schema/plans'
import { publicPurchases } from '../../db/schema/public-purchases'
import { purchaseKeys } from '../../db/schema/purchases'
import { subscriptions } from '../../db/schema/subscriptions'
import { dayMs } from '../../time'

/** How long a paid purchase waits to be added to an account. */
export const claimLifetimeMs = 14 * dayMs

/** Joins the key that links a public purchase to its subscription, which may have been moved. */
const isKeyOfPurchase = and(
  eq(purchaseKeys.userId, publicPurchases.buyerId),
  eq(purchaseKeys.key, publicPurchases.keyHash),
)

/** Paid purchases with what was bought, also after it was moved to an account. */
export const findPaidPurchases = (db: Connection, where: SQL | undefined) =>
  db
    .select({
      purchase: publicPurchases,
      buyer: users,
      subscription: subscriptions,
      plan: plans,
      brand: brands,
    })
    .from(publicPurchases)
    .innerJoin(users, eq(users.id, publicPurchases.buyerId))
    .innerJoin(purchaseKeys, isKeyOfPurchase)
    .innerJoin(subscriptions, eq(subscriptions.id, purchaseKeys.subscriptionId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(brands, eq(brands.id, subscriptions.brandId))
    .where(and(isNotNull(publicPurchases.paidAt), where))

export type PaidPurchase = Awaited<ReturnType<typeof findPaidPurchases>>[number]

/** Whether a subscription was bought from a public link and paid, whatever became of it. */
export async function isPaidPublicPurchase(db: Connection, subscriptionId: number) {
  const paid = await db
    .select({ id: publicPurchases.id })
    .from(publicPurchases)
    .innerJoin(purchaseKeys, isKeyOfPurchase)
    .where(and(eq(purchaseKeys.subscriptionId, subscriptionId), isNotNull(publicPurchases.paidAt)))
  return paid.length > 0
}
