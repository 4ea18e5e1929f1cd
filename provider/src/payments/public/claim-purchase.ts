import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import { publicPurchases } from '../../db/schema/public-purchases'
import { liveStatuses, subscriptions } from '../../db/schema/subscriptions'
import type { Deps, PaymentDeps } from '../../deps'
import { notFound } from '../../http/errors'
import { hashToken } from '../../identity/credentials'
import { addMs } from '../../time'
import { flushGatewayCancellations } from '../state/gateway-cancellations'
import { liveSubscriptions, lockUserPurchases } from '../state/live-subscriptions'
import { cancelUpgradedSubscriptions, duplicateCancellation } from '../state/record-gateway-state'
import { enqueuePurchaseMail } from './enqueue-purchase-mail'
import { claimLifetimeMs, findPaidPurchases, type PaidPurchase } from './find-public-purchase'

/**
 * The purchase that a link of a mail is for. Throws 404 for an unknown link, after 14 days, and
 * when what was bought has ended meanwhile.
 */
export async function findClaim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<PaidPurchase> {
  const oldest = addMs(clock.now(), -claimLifetimeMs)
  const isClaim = eq(publicPurchases.claimHash, hashToken(token))
  const [found] = await findPaidPurchases(db, and(isClaim, gt(publicPurchases.paidAt, oldest)))
  if (!found) throw notFound()
  const { purchase, subscription } = found
  if (purchase.outcome === null && subscription.status === 'canceled') throw notFound()
  return found
}

/**
 * Moves a waiting purchase to an account, or ends it with its money back when the account has its
 * content already. A buyer whose purchase was moved or has ended has none that is live: then nothing
 * happens.
 */
async function attach(deps: PaymentDeps, waiting: PaidPurchase, accountId: number): Promise<void> {
  const now = deps.clock.now()
  const { purchase, buyer } = waiting
  await deps.db.transaction(async (tx) => {
    for (const id of [buyer.id, accountId].sort((a, b) => a - b)) await lockUserPurchases(tx, id)
    const [bought] = await liveSubscriptions(tx, buyer.id)
    if (!bought) return
    const fits = await cancelUpgradedSubscriptions(tx, { ...bought, userId: accountId }, now)
    await tx
      .update(subscriptions)
      .set(fits ? { userId: accountId } : { statusAt: now, ...duplicateCancellation(now) })
      .where(eq(subscriptions.id, bought.id))
    await tx
      .update(publicPurchases)
      .set({ outcome: fits ? 'attached' : 'duplicate' })
      .where(eq(publicPurchases.id, purchase.id))
    if (!fits)
      await enqueuePurchaseMail(tx, {
        purchaseId: purchase.id,
        buyerId: buyer.id,
        about: 'returned',
      })
  })
  await flushGatewayCancellations(deps, buyer.id)
  await flushGatewayCancellations(deps, accountId)
}

/**
 * Adds the purchase of a mailed link to the account of its email. Safe to repeat, also at once.
 * Returns the purchase as it is then; throws 404 as `findClaim` does.
 */
export async function claimPurchase(deps: PaymentDeps, token: string): Promise<PaidPurchase> {
  const found = await findClaim(deps, token)
  if (found.purchase.outcome !== null) return found
  const [account] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, found.buyer.buyerEmail ?? ''))
  if (!account) throw notFound()
  await attach(deps, found, account.id)
  return findClaim(deps, token)
}

/** Adds every purchase that waits for an email to its account, once its mailbox is proved. */
export async function attachWaitingPurchases(
  deps: PaymentDeps,
  account: { id: number; email: string },
): Promise<void> {
  const waiting = await findPaidPurchases(
    deps.db,
    and(eq(users.buyerEmail, account.email), isNull(publicPurchases.outcome)),
  )
  for (const each of waiting) await attach(deps, each, account.id)
}

/**
 * Ends the purchases that nobody has claimed within 14 days, well before they would renew, and pays
 * them back: nobody pays for what no account has.
 */
export async function endUnclaimedPurchases(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  const due = await findPaidPurchases(
    deps.db,
    and(
      lte(publicPurchases.paidAt, addMs(now, -claimLifetimeMs)),
      isNull(publicPurchases.outcome),
      inArray(subscriptions.status, liveStatuses),
    ),
  )
  for (const { purchase, buyer } of due) {
    await deps.db.transaction(async (tx) => {
      await lockUserPurchases(tx, buyer.id)
      const [bought] = await liveSubscriptions(tx, buyer.id)
      if (!bought) return
      await tx
        .update(subscriptions)
        .set({ statusAt: now, ...duplicateCancellation(now), cancelReason: 'expired' })
        .where(eq(subscriptions.id, bought.id))
      await enqueuePurchaseMail(tx, {
        purchaseId: purchase.id,
        buyerId: buyer.id,
        about: 'returned',
      })
    })
    await flushGatewayCancellations(deps, buyer.id)
  }
}
