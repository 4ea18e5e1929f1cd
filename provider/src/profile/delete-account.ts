import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { bookings } from '../db/schema/bookings'
import { verificationCodes, verifiedEmails } from '../db/schema/email-proofs'
import { enterpriseClaims } from '../db/schema/enterprise'
import { users } from '../db/schema/identity'
import { idempotencyKeys, outbox } from '../db/schema/infrastructure'
import { invoices } from '../db/schema/invoices'
import { paymentCustomers } from '../db/schema/payments'
import { publicPurchases } from '../db/schema/public-purchases'
import { freeClassRequests, studioMembers } from '../db/schema/studios'
import { subscriptions } from '../db/schema/subscriptions'
import { trialGrants } from '../db/schema/purchases'
import type { PaymentDeps } from '../deps'
import { enqueueMail } from '../mail/enqueue-mail'
import { lockUserPurchases, releaseAttemptClaims } from '../payments/state/live-subscriptions'

type Account = { id: number; email: string }

/**
 * Ends what is paid for: no charge follows, and what was paid is not paid back. An attempt that is
 * still open is paid back, should its payment come through.
 */
async function endSubscriptions(tx: Connection, userId: number, now: Date) {
  const open = and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'incomplete'))
  const attempts = await tx.select({ id: subscriptions.id }).from(subscriptions).where(open)
  for (const { id } of attempts) await releaseAttemptClaims(tx, id)
  const isAttempt = sql`${subscriptions.status} = 'incomplete'`
  await tx
    .update(subscriptions)
    .set({
      status: 'canceled',
      statusAt: now,
      canceledAt: now,
      cancelReason: sql`case when ${isAttempt} then 'expired' else 'requested' end`,
      gatewayCancel: sql`case when ${isAttempt} then 'refund' else 'cancel' end`,
      pendingChange: null,
    })
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, ['incomplete', 'active', 'past_due']),
      ),
    )
}

/** Gives back what others can use: spots in classes and the seats of benefits. */
async function giveBack(tx: Connection, userId: number) {
  const booked = and(eq(bookings.userId, userId), eq(bookings.status, 'booked'))
  // In one order, so that two accounts that are deleted at once cannot wait for each other.
  await tx.execute(sql`
    select id from live_classes
    where id in (select ${bookings.liveClassId} from ${bookings} where ${booked})
    order by id for no key update`)
  await tx.execute(sql`
    with gone as (
      delete from ${bookings} where ${booked} returning live_class_id
    )
    update live_classes set booked_count = booked_count - 1
    from gone where live_classes.id = gone.live_class_id`)
  await tx.execute(sql`
    with gone as (
      delete from ${enterpriseClaims} where ${eq(enterpriseClaims.userId, userId)}
      returning provider_id
    )
    update enterprise_providers set claimed = claimed - 1
    from gone where enterprise_providers.id = gone.provider_id`)
}

/** Deletes or unlinks what the deletion of the account's row does not reach. */
async function eraseTraces(tx: Connection, { id, email }: Account) {
  await tx
    .update(studioMembers)
    .set({ userId: null, linkedAt: null })
    .where(eq(studioMembers.userId, id))
  await tx
    .delete(freeClassRequests)
    .where(or(eq(freeClassRequests.userId, id), eq(freeClassRequests.email, email)))
  await tx.delete(verificationCodes).where(eq(verificationCodes.email, email))
  await tx.delete(verifiedEmails).where(eq(verifiedEmails.email, email))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `user:${id}`))
  await tx.delete(outbox).where(eq(outbox.recipient, email))
}

const nobody = (now: Date) => ({
  email: null,
  buyerEmail: null,
  passwordHash: null,
  firstName: '',
  lastName: '',
  registrationType: 'deleted',
  deletedAt: now,
})

/** Forgets who bought by a public link and later added the purchase to this account. */
async function eraseBuyers(tx: Connection, email: string, now: Date) {
  const attached = tx
    .select({ id: publicPurchases.buyerId })
    .from(publicPurchases)
    .where(eq(publicPurchases.outcome, 'attached'))
  await tx
    .update(users)
    .set(nobody(now))
    .where(and(eq(users.buyerEmail, email), inArray(users.id, attached)))
}

/**
 * Moves what the law keeps (purchases and their invoices) and what the card provider has to be told
 * to a row that says nothing about anybody.
 */
async function keepPurchases(tx: Connection, userId: number, now: Date) {
  const kept = await tx.execute(sql`
    select from ${subscriptions} where ${eq(subscriptions.userId, userId)}
    union all
    select from ${paymentCustomers} where ${eq(paymentCustomers.userId, userId)}
    limit 1`)
  if (kept.rows.length === 0) return
  const [row] = await tx
    .insert(users)
    .values({ ...nobody(now), createdAt: now })
    .returning({ id: users.id })
  const owner = { userId: row!.id }
  await tx
    .update(subscriptions)
    .set({ ...owner, billingAddress: null, referrerId: null, impactClickId: null })
    .where(eq(subscriptions.userId, userId))
  await tx.update(invoices).set(owner).where(eq(invoices.userId, userId))
  await tx.update(trialGrants).set(owner).where(eq(trialGrants.userId, userId))
  await tx.update(paymentCustomers).set(owner).where(eq(paymentCustomers.userId, userId))
}

/**
 * Deletes an account in one transaction: its email may sign up anew at once. What its row owns goes
 * with the row, so nothing that a new table stores about a person is forgotten here, and a request
 * of the same person that comes late finds no account to write to. What stays is in
 * docs/decisions/0031. The card provider is told afterwards (`flushGatewayCancellations`,
 * `flushCustomerDeletions`). Returns false when the account is gone already.
 */
export function deleteAccount(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  userId: number,
): Promise<boolean> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockUserPurchases(tx, userId)
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.email), isNull(users.deletedAt)))
      .for('update')
    if (account?.email == null) return false
    const { email, firstName, language } = account
    await endSubscriptions(tx, userId, now)
    await giveBack(tx, userId)
    await eraseTraces(tx, { id: userId, email })
    await eraseBuyers(tx, email, now)
    await keepPurchases(tx, userId, now)
    await tx.delete(users).where(eq(users.id, userId))
    await enqueueMail(tx, {
      key: `account_deleted:${account.uuid}`,
      kind: 'account_deleted',
      userId,
      email,
      firstName,
      language,
    })
    return true
  })
}
