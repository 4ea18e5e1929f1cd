import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { sandboxCustomers, sandboxPaymentMethods } from '../../db/schema/payments'
import { cardBrand } from './card-brand'
import type { NewCard } from './new-card'
import { randomId } from './random-id'
import { cardOfTestMethod } from './test-payment-methods'

export type PaymentMethod = typeof sandboxPaymentMethods.$inferSelect

/** Stores a card under a new id. The number is not among what is given. */
export async function createPaymentMethod(
  db: Connection,
  card: NewCard,
  billingDetails: Record<string, unknown>,
  now: Date,
): Promise<PaymentMethod> {
  const [row] = await db
    .insert(sandboxPaymentMethods)
    .values({ ...card, id: randomId('pm'), billingDetails, createdAt: now })
    .returning()
  return row!
}

/**
 * The card behind an id, for the customer who pays with it: one of the customer's, one that nobody
 * has used yet, or a fresh copy of a `pm_card_…`. Undefined for all others, also for other people's.
 */
async function findPaymentMethod(
  db: Connection,
  id: string,
  customerId: string,
  now: Date,
): Promise<PaymentMethod | undefined> {
  const test = cardOfTestMethod(id)
  if (test) {
    const { number, behaviour, country = 'US', funding = 'credit' } = test
    const expiry = { expMonth: 12, expYear: now.getUTCFullYear() + 3 }
    const last4 = number.slice(-4)
    const card = { behaviour, brand: cardBrand(number), last4, country, funding, ...expiry }
    return createPaymentMethod(db, card, {}, now)
  }
  const [row] = await db
    .select()
    .from(sandboxPaymentMethods)
    .where(eq(sandboxPaymentMethods.id, id))
  return row && (row.customerId === null || row.customerId === customerId) ? row : undefined
}

/** A card that nobody has paid with yet, such as one behind a token. */
export async function findUnusedMethod(
  db: Connection,
  id: string,
): Promise<PaymentMethod | undefined> {
  const [row] = await db
    .select()
    .from(sandboxPaymentMethods)
    .where(and(eq(sandboxPaymentMethods.id, id), isNull(sandboxPaymentMethods.customerId)))
  return row
}

/** Keeps a card for its customer and makes it the one that later payments take. */
export async function keepPaymentMethod(db: Connection, id: string, customerId: string) {
  await db.update(sandboxPaymentMethods).set({ customerId }).where(eq(sandboxPaymentMethods.id, id))
  await db
    .update(sandboxCustomers)
    .set({ defaultPaymentMethodId: id })
    .where(eq(sandboxCustomers.id, customerId))
}

/** The customer's own card: the named one, else the one kept as default. */
export async function chooseCard(
  db: Connection,
  id: string | undefined,
  customerId: string,
  now: Date,
): Promise<PaymentMethod | undefined> {
  if (id) return findPaymentMethod(db, id, customerId, now)
  const [customer] = await db
    .select({ card: sandboxCustomers.defaultPaymentMethodId })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerId))
  return customer?.card ? findPaymentMethod(db, customer.card, customerId, now) : undefined
}
