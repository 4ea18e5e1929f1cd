import { and, isNotNull, isNull } from 'drizzle-orm'
import type { Connection, Database } from '../../db/database'
import { publicPurchases } from '../../db/schema/public-purchases'
import { enqueueMail } from '../../mail/enqueue-mail'

type PurchaseMail = { purchaseId: number; buyerId: number; about: 'paid' | 'returned' }

/** Sends the mail about a paid purchase, or that it was paid back, with the caller's transaction. */
export const enqueuePurchaseMail = (tx: Connection, { purchaseId, buyerId, about }: PurchaseMail) =>
  enqueueMail(tx, {
    key: `public_purchase:${purchaseId}:${about}`,
    kind: 'public_purchase',
    userId: buyerId,
    purchaseId,
    about,
  })

/** Queues the mails that were due when the provider was still of a version without a queue. */
export function enqueueUnsentPurchaseMails(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const unsent = await tx
      .update(publicPurchases)
      .set({ mailedAt: now })
      .where(and(isNotNull(publicPurchases.paidAt), isNull(publicPurchases.mailedAt)))
      .returning()
    for (const { id, buyerId } of unsent)
      if (buyerId !== null)
        for (const about of ['paid', 'returned'] as const)
          await enqueuePurchaseMail(tx, { purchaseId: id, buyerId, about })
  })
}
