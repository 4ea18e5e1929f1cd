import { and, desc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import {
  sandboxCustomers,
  sandboxPaymentMethods,
  sandboxSetups,
} from '../../../db/schema/sandbox-cards'

/** Later payments take this card; it must be one of the customer's. */
export async function setDefaultCard(db: Connection, customerId: string, cardId: string) {
  const [card] = await db
    .select({ id: sandboxPaymentMethods.id })
    .from(sandboxPaymentMethods)
    .where(
      and(eq(sandboxPaymentMethods.id, cardId), eq(sandboxPaymentMethods.customerId, customerId)),
    )
  if (!card) throw new Error('The customer does not have this card')
  await db
    .update(sandboxCustomers)
    .set({ defaultPaymentMethodId: cardId })
    .where(eq(sandboxCustomers.id, customerId))
}

/** As at Stripe, a card that was removed can never be used again, so it keeps a sort of owner. */
const removedFrom = (customerId: string) => `removed_${customerId}`

/** Removes a card; its charges keep its id. The newest of the others becomes the default. */
export function removeCard(db: Database, cardId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [card] = await tx
      .select({ customerId: sandboxPaymentMethods.customerId })
      .from(sandboxPaymentMethods)
      .where(eq(sandboxPaymentMethods.id, cardId))
    if (!card?.customerId) return
    const { customerId } = card
    await tx.delete(sandboxSetups).where(eq(sandboxSetups.paymentMethodId, cardId))
    await tx
      .update(sandboxPaymentMethods)
      .set({ customerId: removedFrom(customerId) })
      .where(eq(sandboxPaymentMethods.id, cardId))
    const [next] = await tx
      .select({ id: sandboxPaymentMethods.id })
      .from(sandboxPaymentMethods)
      .where(eq(sandboxPaymentMethods.customerId, customerId))
      .orderBy(desc(sandboxPaymentMethods.createdAt))
      .limit(1)
    await tx
      .update(sandboxCustomers)
      .set({ defaultPaymentMethodId: next?.id ?? null })
      .where(
        and(
          eq(sandboxCustomers.id, customerId),
          eq(sandboxCustomers.defaultPaymentMethodId, cardId),
        ),
      )
  })
}

/** Removes every card of a customer; what was paid stays in the ledger. */
export function deleteCustomer(db: Database, customerId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(sandboxSetups).where(eq(sandboxSetups.customerId, customerId))
    await tx
      .update(sandboxCustomers)
      .set({ defaultPaymentMethodId: null })
      .where(eq(sandboxCustomers.id, customerId))
    await tx
      .update(sandboxPaymentMethods)
      .set({ customerId: removedFrom(customerId), billingDetails: {} })
      .where(eq(sandboxPaymentMethods.customerId, customerId))
  })
}
