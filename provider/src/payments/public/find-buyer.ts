import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../db/database'
import { users } from '../../db/schema/identity'
import { publicPurchases } from '../../db/schema/public-purchases'
import { purchaseKeys } from '../../db/schema/purchases'
import { conflict } from '../../http/errors'
import { normalizeEmail } from '../../identity/contact-details'
import { recordAgreements } from '../../identity/legal-agreements'
import type { Buyer } from '../purchase/payment-customer'
import { lockUserPurchases } from '../state/live-subscriptions'

/** Who buys from a public link, as they typed it. */
export type PublicBuyer = {
  email: string
  firstName: string
  lastName: string
  legalAgreementIds: number[]
}

type BuyerRequest = { keyHash: string; person: PublicBuyer; locale: string; now: Date }

type UserRow = typeof users.$inferSelect

const emailIn = (row: UserRow) => row.email ?? row.buyerEmail ?? ''

const toBuyer = (row: UserRow): Buyer => ({
  id: row.id,
  uuid: row.uuid,
  email: emailIn(row),
  name: `${row.firstName} ${row.lastName}`,
})

/** Stores a new buyer as the one of a purchase. */
async function createBuyer(tx: Connection, purchaseId: number, { person, now }: BuyerRequest) {
  const [row] = await tx
    .insert(users)
    .values({
      buyerEmail: normalizeEmail(person.email),
      firstName: person.firstName,
      lastName: person.lastName,
      registrationType: 'public',
      createdAt: now,
    })
    .returning()
  await recordAgreements(tx, row!.id, person.legalAgreementIds, now)
  await tx
    .update(publicPurchases)
    .set({ buyerId: row!.id })
    .where(eq(publicPurchases.id, purchaseId))
  return toBuyer(row!)
}

const isSamePerson = (row: UserRow, person: PublicBuyer) =>
  emailIn(row) === normalizeEmail(person.email) &&
  row.firstName === person.firstName &&
  row.lastName === person.lastName

/**
 * The buyer of the public purchase that a key stands for, created by its first request. Whether the
 * email has an account is not looked at. A key whose purchase was refused may be used again, also
 * by another person; one that has an attempt keeps its buyer.
 */
export function findOrCreateBuyer(db: Database, request: BuyerRequest): Promise<Buyer> {
  const { keyHash, person, locale, now } = request
  return db.transaction(async (tx) => {
    // A concurrent request with the same key waits here for the buyer of the first.
    const [created] = await tx
      .insert(publicPurchases)
      .values({ keyHash, language: locale, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: publicPurchases.id })
    if (created) return createBuyer(tx, created.id, request)

    const [known] = await tx
      .select({ purchase: publicPurchases, buyer: users })
      .from(publicPurchases)
      .innerJoin(users, eq(users.id, publicPurchases.buyerId))
      .where(eq(publicPurchases.keyHash, keyHash))
    if (!known) throw conflict('purchase_ended')
    if (isSamePerson(known.buyer, person)) return toBuyer(known.buyer)
    await lockUserPurchases(tx, known.buyer.id)
    await checkBuyer(tx, keyHash, known.buyer)
    const attempts = await tx.$count(purchaseKeys, eq(purchaseKeys.userId, known.buyer.id))
    return attempts > 0 ? toBuyer(known.buyer) : createBuyer(tx, known.purchase.id, request)
  })
}

/**
 * Throws 409 when a concurrent request with the same key has given the purchase to another person.
 * Called under the lock of the buyer's purchases.
 */
export async function checkBuyer(
  tx: Connection,
  keyHash: string,
  buyer: { id: number },
): Promise<void> {
  const [row] = await tx
    .select({ buyerId: publicPurchases.buyerId })
    .from(publicPurchases)
    .where(eq(publicPurchases.keyHash, keyHash))
  if (row?.buyerId !== buyer.id) throw conflict('idempotency_key_reused')
}
