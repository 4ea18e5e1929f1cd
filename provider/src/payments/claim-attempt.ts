import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Connection } from '../db/database'
import { promotionRedemptions, subscriptions, trialGrants } from '../db/schema/subscriptions'
import { liveSubscriptions, lockUser, type Subscription } from './apply-state'
import { firstPayment } from './first-payment'
import type { Offer, PurchaseRequest } from './offer'
import type { PaymentDeps } from './payment-deps'
import { promotionUsed } from './promotion'
import { findByKey, keepKey, type PurchaseKey } from './purchase-key'
import { alreadySubscribed } from './purchase-refusal'
import { isUpgrade, overlaps } from './scope'

type Claim = {
  userId: number
  customerId: string
  offer: Offer
  /** Minor units, on the price after the discount; null when it cannot be told. */
  tax: number | null
  request: PurchaseRequest
  key: PurchaseKey | undefined
}

/** An attempt to go on with, and whether it is for what is asked now. */
export type Attempt = { row: Subscription; sameOffer: boolean }

export async function openAttempt(
  db: Connection,
  userId: number,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'incomplete')))
  return row
}

/** True until the user has taken a trial, or holds an attempt that takes it. */
export async function mayTry(db: Connection, userId: number): Promise<boolean> {
  const grants = await db
    .select({ userId: trialGrants.userId })
    .from(trialGrants)
    .where(eq(trialGrants.userId, userId))
  return grants.length === 0
}

/** The live subscription in whose place this one would be, unless this one upgrades it. */
export async function findRival(db: Connection, userId: number, { plan, brandId }: Offer) {
  const scope = { planType: plan.planType, brandId }
  const live = await liveSubscriptions(db, userId)
  return live.find((row) => overlaps(row, scope) && !isUpgrade(row, scope))
}

function isSameOffer(row: Subscription, { offer, tax }: Claim): boolean {
  const { discount } = firstPayment({
    price: offer.price,
    promotion: offer.promotion,
    tax: tax ?? 0,
    trial: row.trialDays > 0,
  })
  return (
    row.planId === offer.plan.id &&
    row.brandId === offer.brandId &&
    row.currency === offer.currency &&
    row.price === offer.price &&
    row.promotionCodeId === (offer.promotion?.id ?? null) &&
    row.discount === discount &&
    row.tax === (tax ?? 0) &&
    row.taxed === (tax !== null)
  )
}

/**
 * Takes the user's one open attempt, or opens it; nothing has been asked of the gateway yet. The
 * rows it writes are the claim on the trial and on the code, so that no rival can take them too.
 */
export function claimAttempt(deps: PaymentDeps, claim: Claim): Promise<Attempt> {
  const now = deps.clock.now()
  const { userId, offer, request } = claim
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const known = await findByKey(tx, userId, claim.key)
    if (known) return { row: known, sameOffer: true }
    const rival = await findRival(tx, userId, offer)
    if (rival) throw alreadySubscribed(rival, offer)
    const open = await openAttempt(tx, userId)
    const sameOffer = open !== undefined && isSameOffer(open, claim)
    if (open && sameOffer) await keepKey(tx, claim.key, open, now)
    if (open) return { row: open, sameOffer }

    const trial = offer.plan.trialDays > 0 && (await mayTry(tx, userId))
    const amounts = firstPayment({ ...offer, tax: claim.tax ?? 0, trial })
    const [row] = await tx
      .insert(subscriptions)
      .values({
        publicId: randomBytes(18).toString('base64url'),
        userId,
        planId: offer.plan.id,
        planType: offer.plan.planType,
        brandId: offer.brandId,
        studioId: request.studioId ?? null,
        statusAt: now,
        trialDays: trial ? offer.plan.trialDays : 0,
        currency: offer.currency,
        ...amounts,
        taxed: claim.tax !== null,
        promotionCodeId: offer.promotion?.id ?? null,
        gateway: deps.cards.name,
        gatewayCustomerId: claim.customerId,
        billingAddress: request.address ?? null,
        checkedAt: now,
        referrerId: request.referrerId ?? null,
        impactClickId: request.impactClickId ?? null,
        createdAt: now,
      })
      .returning()
    const subscriptionId = row!.id
    if (trial) await tx.insert(trialGrants).values({ userId, subscriptionId, grantedAt: now })
    if (offer.promotion) await redeem(tx, subscriptionId, offer.promotion, now)
    await keepKey(tx, claim.key, row!, now)
    return { row: row!, sameOffer: true }
  })
}

async function redeem(
  tx: Connection,
  subscriptionId: number,
  promotion: { id: number; singleUse: boolean },
  now: Date,
) {
  const written = await tx
    .insert(promotionRedemptions)
    .values({
      subscriptionId,
      promotionCodeId: promotion.id,
      singleUse: promotion.singleUse,
      redeemedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) throw promotionUsed()
}
