import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { sandboxCustomers, sandboxPaymentMethods } from '../../../db/schema/sandbox-cards'
import { cardFingerprint } from './card-fingerprint'
import { cardBrand } from './card-number'
import type { NewCard } from './new-card'
import { findTestPaymentMethod } from './test-cards'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id in Stripe's format: a prefix and 24 random letters and digits (142 bits). */
export function randomId(prefix: string): string {
  const characters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length])
  return `${prefix}_${characters.join('')}`
}

export type PaymentMethod = typeof sandboxPaymentMethods.$inferSelect

/** Stores a card under a new id. Its number is not part of the input. */
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

/** The card of a `pm_card_…` id. */
function testCard(id: string, now: Date): NewCard | undefined {
  const test = findTestPaymentMethod(id)
  if (!test) return undefined
  const { number, behavior, country = 'US', funding = 'credit' } = test
  const expiry = { expMonth: 12, expYear: now.getUTCFullYear() + 3 }
  const fingerprint = cardFingerprint(number, expiry.expMonth, expiry.expYear)
  const last4 = number.slice(-4)
  return { behavior, brand: cardBrand(number), last4, country, funding, fingerprint, ...expiry }
}

/**
 * The card with an id, for the paying customer: one of their own, an unused one, or a new copy of a
 * `pm_card_…`. Undefined for all others, also for other people's.
 */
async function findPaymentMethod(
  db: Connection,
  id: string,
  customerId: string,
  now: Date,
): Promise<PaymentMethod | undefined> {
  const test = testCard(id, now)
  if (test) return createPaymentMethod(db, test, {}, now)
  const [row] = await db
    .select()
    .from(sandboxPaymentMethods)
    .where(eq(sandboxPaymentMethods.id, id))
  return row && (row.customerId === null || row.customerId === customerId) ? row : undefined
}

/** A card that has not been used yet, such as one behind a token. */
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

/** Attaches a card to its customer and makes it the default for later payments. */
export async function attachPaymentMethod(db: Connection, id: string, customerId: string) {
  await db.update(sandboxPaymentMethods).set({ customerId }).where(eq(sandboxPaymentMethods.id, id))
  await db
    .update(sandboxCustomers)
    .set({ defaultPaymentMethodId: id })
    .where(eq(sandboxCustomers.id, customerId))
}

/** The customer's card: the given one, else the default. */
export async function selectCard(
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

/** What tells the customer's card, the given one or the default, from others. */
export async function findFingerprint(
  db: Connection,
  { customerId, cardId }: { customerId: string; cardId: string | undefined },
  now: Date,
): Promise<string | undefined> {
  // Selecting a test card would store a copy of it.
  const card = (cardId && testCard(cardId, now)) || (await selectCard(db, cardId, customerId, now))
  return card?.fingerprint ?? undefined
}
