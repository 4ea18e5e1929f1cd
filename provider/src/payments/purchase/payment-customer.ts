import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users } from '../../db/schema/identity'
import { paymentCustomers } from '../../db/schema/payments'
import type { PaymentDeps } from '../../deps'

export type Buyer = { id: number; uuid: string; email: string; name: string }

/** The signed-in account as a buyer. */
export async function loadBuyer(
  db: Connection,
  user: { id: number; uuid: string; email: string },
): Promise<Buyer> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, user.id))
  const { id, uuid, email } = user
  return { id, uuid, email, name: `${row!.firstName} ${row!.lastName}` }
}

/** The user's customer, or undefined before the first purchase. */
export async function findCustomer({ db }: Pick<PaymentDeps, 'db'>, userId: number) {
  const [row] = await db
    .select({ id: paymentCustomers.gatewayCustomerId, currency: paymentCustomers.defaultCurrency })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
  return row
}

/** The user's customer, created at the gateway if needed; concurrent calls get the same one. */
export async function ensureCustomer(deps: PaymentDeps, buyer: Buyer) {
  const found = await findCustomer(deps, buyer.id)
  if (found) return found
  const gatewayCustomerId = await deps.cards.ensureCustomer({
    reference: `user-${buyer.uuid}`,
    email: buyer.email,
    name: buyer.name,
  })
  // Two indexes conflict, the user's and the customer's, so no target is named.
  await deps.db
    .insert(paymentCustomers)
    .values({ userId: buyer.id, gatewayCustomerId, createdAt: deps.clock.now() })
    .onConflictDoNothing()
  const stored = await findCustomer(deps, buyer.id)
  if (!stored) throw new Error('The gateway gave the customer of another user')
  return stored
}
