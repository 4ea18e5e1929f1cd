import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users } from '../../db/schema/identity'
import { trialGrants, trialRefusals } from '../../db/schema/purchases'
import type { PaymentDeps } from '../../deps'
import { findOpenAttempt } from '../state/live-subscriptions'
import { purchaseError } from './purchase-errors'

type Plan = { id: number; trialDays: number }

/**
 * True until the user has had a trial, or has an open attempt that claims it. A buyer from a public
 * link has no account yet, and gets none (docs/decisions/0022).
 */
async function hasUnusedTrial(db: Connection, userId: number): Promise<boolean> {
  const eligible = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(trialGrants, eq(trialGrants.userId, users.id))
    .where(and(eq(users.id, userId), isNotNull(users.email), isNull(trialGrants.userId)))
  return eligible.length > 0
}

/**
 * The free days that a user would get with each plan, also when an open attempt has claimed them
 * already. None of a plan whose trial their card has had.
 */
export async function findTrialDays(
  db: Connection,
  userId: number,
): Promise<(plan: Plan) => number> {
  const open = await findOpenAttempt(db, userId)
  const isUnused = await hasUnusedTrial(db, userId)
  const refused = await db
    .select({ planId: trialRefusals.planId })
    .from(trialRefusals)
    .where(eq(trialRefusals.userId, userId))
  return ({ id, trialDays }) => {
    if (refused.some(({ planId }) => planId === id)) return 0
    if (open?.planId === id) return open.trialDays
    return isUnused ? trialDays : 0
  }
}

type PayingCard = { customerId: string; paymentMethodId: string | undefined }

/**
 * A card as it is remembered: a hash that nobody can make without our
 * key. Null for a card that the gateway knows nothing about.
 */
export async function hashCard(
  { cards, env }: PaymentDeps,
  { customerId, paymentMethodId }: PayingCard,
): Promise<string | null> {
  const fingerprint = await cards.findFingerprint({ customerId, cardId: paymentMethodId })
  if (fingerprint === undefined) return null
  return createHmac('sha256', env.playbackSecret)
    .update(`trial card\n${cards.name}\n${fingerprint}`)
    .digest('base64url')
}

type TrialCard = { planId: number; cardHash: string | null }

/**
 * Whether a card has had the trial of a plan with an account that is deleted. Two accounts that
 * exist may share a card.
 */
export async function hasHadTrial(
  db: Connection,
  { planId, cardHash }: TrialCard,
): Promise<boolean> {
  if (cardHash === null) return false
  const earlier = await db
    .select({ id: users.id })
    .from(trialGrants)
    .innerJoin(users, eq(users.id, trialGrants.userId))
    .where(
      and(
        eq(trialGrants.cardHash, cardHash),
        eq(trialGrants.planId, planId),
        isNotNull(users.deletedAt),
      ),
    )
    .limit(1)
  return earlier.length > 0
}

/**
 * Throws a 422 when the card has had the trial of the plan. From then on the user is shown the plan
 * without the trial, and may buy it for that amount.
 */
export async function refuseSecondTrial(
  { db, clock }: PaymentDeps,
  userId: number,
  card: TrialCard,
): Promise<void> {
  if (!(await hasHadTrial(db, card))) return
  const refusal = { userId, planId: card.planId, refusedAt: clock.now() }
  await db.insert(trialRefusals).values(refusal).onConflictDoNothing()
  throw purchaseError('trial_card_used', 'price_changed')
}
