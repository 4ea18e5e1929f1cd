import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { paymentCustomers } from '../../db/schema/payments'
import type { PaymentDeps } from '../../deps'
import { unavailable } from '../../http/errors'
import { addMs, minuteMs } from '../../time'

/** Longer than the gateway's calls take; after it the claim of a request that crashed is over. */
const claimMs = minuteMs

/**
 * Runs `change` while no other request changes the cards of this user: two that remove one card
 * each would otherwise both find another one left. Responds with 503 to the second.
 */
export async function withClaimedCards<T>(
  { db, clock }: PaymentDeps,
  userId: number,
  change: () => Promise<T>,
): Promise<T> {
  const now = clock.now()
  const ofUser = eq(paymentCustomers.userId, userId)
  const { cardsClaimedAt } = paymentCustomers
  const claimed = await db
    .update(paymentCustomers)
    .set({ cardsClaimedAt: now })
    .where(and(ofUser, or(isNull(cardsClaimedAt), lt(cardsClaimedAt, addMs(now, -claimMs)))))
    .returning({ userId: paymentCustomers.userId })
  if (claimed.length === 0) throw unavailable()
  try {
    return await change()
  } finally {
    await db
      .update(paymentCustomers)
      .set({ cardsClaimedAt: null })
      .where(and(ofUser, eq(cardsClaimedAt, now)))
  }
}
