import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { paymentCustomers } from '../db/schema/payments'
import { sandboxCharges, sandboxIntents, sandboxSubscriptions } from '../db/schema/sandbox-payments'
import { sandboxCustomers, sandboxPaymentMethods } from '../db/schema/sandbox-cards'
import { subscriptions } from '../db/schema/subscriptions'
import { trialGrants } from '../db/schema/purchases'
import { addInterval } from '../payments/period'
import { addMs, dayMs } from '../time'
import { type DemoSubscription, demoSubscriptions } from './content/subscriptions'

/** The customer and the card on file in the sandbox's ledger. */
async function seedCustomer(db: Connection, demo: DemoSubscription, userId: number, since: Date) {
  const id = `cus_demo_${demo.slug}`
  const paymentMethodId = `pm_demo_${demo.slug}`
  await db.insert(sandboxCustomers).values({
    id,
    reference: `demo-${demo.slug}`,
    defaultPaymentMethodId: paymentMethodId,
    createdAt: since,
  })
  await db.insert(sandboxPaymentMethods).values({
    id: paymentMethodId,
    customerId: id,
    behavior: demo.declined ? { kind: 'decline', code: 'card_declined' } : { kind: 'approve' },
    brand: 'visa',
    last4: demo.declined ? '0002' : '4242',
    expMonth: 12,
    expYear: since.getUTCFullYear() + 4,
    country: 'US',
    funding: 'credit',
    billingDetails: { name: demo.name, ...(demo.address && { address: demo.address }) },
    createdAt: since,
  })
  const defaultCurrency = demo.currency
  await db
    .insert(paymentCustomers)
    .values({ userId, gatewayCustomerId: id, defaultCurrency, createdAt: since })
  return { customerId: id, paymentMethodId }
}

async function seedSubscription(db: Connection, demo: DemoSubscription, now: Date) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, demo.email))
  if (!user) return
  const { slug, currency, price, planId, brandId, trialDays = 0, endedAfterMonths } = demo
  const since = addMs(now, -demo.startedDaysAgo * dayMs)
  const trialEndsAt = trialDays > 0 ? addMs(since, trialDays * dayMs) : null
  const currentPeriodEnd = trialEndsAt ?? addInterval(since, 'month', endedAfterMonths ?? 1)
  const canceledAt = endedAfterMonths === undefined ? null : currentPeriodEnd
  const pause = demo.pausedMonths
    ? {
        pauseStartsAt: currentPeriodEnd,
        pauseEndsAt: addInterval(since, 'month', 1 + demo.pausedMonths),
      }
    : {}
  const { customerId, paymentMethodId } = await seedCustomer(db, demo, user.id, since)
  const gatewaySubscriptionId = `sub_demo_${slug}`
  const state = {
    statusAt: canceledAt ?? since,
    trialEndsAt,
    currentPeriodStart: since,
    currentPeriodEnd,
    createdAt: since,
    ...pause,
  }

  await db.insert(sandboxSubscriptions).values({
    ...state,
    id: gatewaySubscriptionId,
    reference: `demo-${slug}`,
    customerId,
    status: canceledAt ? 'canceled' : trialEndsAt ? 'trialing' : 'active',
    interval: 'month',
    intervalCount: 1,
    currency,
    billingAnchor: trialEndsAt ?? since,
    payments: { first: { amount: price, tax: 0 }, later: { amount: price, tax: 0 } },
  })
  const intentId = `pi_demo_${slug}`
  if (!trialEndsAt) {
    await db.insert(sandboxIntents).values({
      id: intentId,
      clientSecret: `${intentId}_secret_spent`,
      subscriptionId: gatewaySubscriptionId,
      amount: price,
      currency,
      status: 'succeeded',
      periodStart: since,
      periodEnd: currentPeriodEnd,
      paymentMethodId,
      confirmedAt: since,
      createdAt: since,
    })
    await db.insert(sandboxCharges).values({
      id: `ch_demo_${slug}`,
      intentId,
      paymentMethodId,
      amount: price,
      currency,
      status: 'succeeded',
      createdAt: since,
    })
  }
  const [row] = await db
    .insert(subscriptions)
    .values({
      ...state,
      publicId: `demo-${slug}-subscription`,
      userId: user.id,
      planId,
      planType: brandId === null ? 'all' : 'single',
      brandId,
      status: canceledAt ? 'canceled' : 'active',
      trialDays,
      canceledAt,
      cancelReason: canceledAt ? 'requested' : null,
      currency,
      price,
      total: trialEndsAt ? 0 : price,
      gateway: 'sandbox',
      gatewayCustomerId: customerId,
      gatewaySubscriptionId,
      gatewayIntentId: trialEndsAt ? null : intentId,
      checkedAt: since,
    })
    .returning({ id: subscriptions.id })
  await db
    .insert(trialGrants)
    .values({ userId: user.id, subscriptionId: row!.id, grantedAt: since })
}

/** The purchases of the demo's people, in our tables and in the sandbox's ledger. */
export async function seedSubscriptions(db: Connection, now: Date): Promise<void> {
  for (const demo of demoSubscriptions) await seedSubscription(db, demo, now)
}
