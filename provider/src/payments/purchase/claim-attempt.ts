import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { subscriptions } from '../../db/schema/subscriptions'
import { trialGrants } from '../../db/schema/purchases'
import { firstPaymentAmounts } from '../money'
import {
  findOpenAttempt,
  liveSubscriptions,
  lockUserPurchases,
  type Subscription,
} from '../state/live-subscriptions'
import type { PaymentDeps } from '../../deps'
import { isUpgrade, overlaps } from '../scope'
import { findTakenOffer } from '../../offers/take-offer'
import type { Offer, PurchaseRequest } from './find-offer'
import { redeemPromotion } from './promotions'
import { findPurchaseByKey, storePurchaseKey, type PurchaseKey } from './purchase-key'
import { alreadySubscribed } from './purchase-errors'
import { findTrialDays, hasHadTrial } from './trials'

type AttemptClaim = {
  userId: number
  customerId: string
  offer: Offer
  /** Minor units, on the price after the discount; null when it could not be calculated. */
  tax: number | null
  request: PurchaseRequest
  /** The card of a plan that has a trial (`hashCard`). */
  cardHash: string | null
  key: PurchaseKey | undefined
  guard: PurchaseGuard | undefined
}

/** Runs in the transaction that opens an attempt, before it is stored; throws to refuse it. */
export type PurchaseGuard = (tx: Connection) => Promise<void>

/** An open attempt, and whether it is for the same offer as the current request. */
export type Attempt = { row: Subscription; sameOffer: boolean }

/** The live subscription that conflicts with this offer, unless the offer upgrades it. */
export async function findConflictingSubscription(
  db: Connection,
  userId: number,
  { plan, brandId }: Offer,
) {
  const scope = { planType: plan.planType, brandId }
  const live = await liveSubscriptions(db, userId)
  return live.find((row) => overlaps(row, scope) && !isUpgrade(row, scope))
}

function isSameOffer(row: Subscription, { offer, tax }: AttemptClaim): boolean {
  const { discount } = firstPaymentAmounts({
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

const ofAttempt = ({ id }: Subscription) => eq(trialGrants.subscriptionId, id)

/**
 * Finds the user's one open attempt or opens it; the gateway has not been asked yet. The rows that
 * it writes claim the trial and the code, so that no concurrent purchase can claim them too.
 */
export function claimAttempt(deps: PaymentDeps, claim: AttemptClaim): Promise<Attempt> {
  const now = deps.clock.now()
  const { userId, offer, request } = claim
  return deps.db.transaction(async (tx) => {
    await lockUserPurchases(tx, userId)
    const existing = await findPurchaseByKey(tx, userId, claim.key)
    if (existing) return { row: existing, sameOffer: true }
    await claim.guard?.(tx)
    const conflicting = await findConflictingSubscription(tx, userId, offer)
    if (conflicting) throw alreadySubscribed(conflicting, offer)
    const open = await findOpenAttempt(tx, userId)
    const grant = { planId: offer.plan.id, cardHash: claim.cardHash }
    const isUsed = await hasHadTrial(tx, grant)
    const trialDays = isUsed ? 0 : (await findTrialDays(tx, userId))(offer.plan)
    const sameOffer = open !== undefined && isSameOffer(open, claim) && open.trialDays === trialDays
    if (open && sameOffer) {
      await storePurchaseKey(tx, claim.key, open, now)
      await tx.update(trialGrants).set({ cardHash: claim.cardHash }).where(ofAttempt(open))
    }
    if (open) return { row: open, sameOffer }

    // Again, now that no other purchase of this user can begin or end: an offer for new subscribers
    // must not be taken twice at once.
    await findTakenOffer(tx, { ...request, userId, brandId: offer.brandId }, now)
    const trial = trialDays > 0
    const amounts = firstPaymentAmounts({ ...offer, tax: claim.tax ?? 0, trial })
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
        trialDays,
        currency: offer.currency,
        ...amounts,
        taxed: claim.tax !== null,
        promotionCodeId: offer.promotion?.id ?? null,
        offerId: offer.marketingOfferId,
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
    if (trial)
      await tx.insert(trialGrants).values({ userId, subscriptionId, ...grant, grantedAt: now })
    if (offer.promotion) await redeemPromotion(tx, subscriptionId, offer.promotion, now)
    await storePurchaseKey(tx, claim.key, row!, now)
    return { row: row!, sameOffer: true }
  })
}
