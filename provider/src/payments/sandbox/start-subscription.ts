import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../db/schema/payments'
import type { GatewaySubscription, NewSubscription } from '../gateway'
import { payWith } from './confirm-intent'
import { settle } from './intent-state'
import { chooseCard } from './payment-methods'
import { plannedPayments } from './planned-payments'
import { randomId } from './random-id'
import { activate, lockSubscription, toGatewaySubscription } from './subscription-state'

const dayMs = 86_400_000

async function insertSubscription(db: Connection, input: NewSubscription, now: Date) {
  const { reference, customerId, plan, currency, amounts, trialDays } = input
  const trialEndsAt = trialDays > 0 ? new Date(now.getTime() + trialDays * dayMs) : null
  const [created] = await db
    .insert(sandboxSubscriptions)
    .values({
      id: randomId('sub'),
      reference,
      customerId,
      currency,
      status: trialEndsAt ? 'trialing' : 'incomplete',
      interval: plan.interval,
      intervalCount: plan.intervalCount,
      payments: plannedPayments(input),
      trialEndsAt,
      currentPeriodEnd: trialEndsAt,
      statusAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxSubscriptions.reference })
    .returning()
  if (!created || trialEndsAt) return
  if (amounts.total === 0) {
    await activate(db, created, now)
    return
  }
  const intentId = randomId('pi')
  await db.insert(sandboxIntents).values({
    id: intentId,
    clientSecret: randomId(`${intentId}_secret`),
    subscriptionId: created.id,
    amount: amounts.total,
    currency,
    status: 'requires_payment_method',
    createdAt: now,
  })
}

/**
 * Opens a subscription, or finds the one of the same reference. When its payer asks for it, a card
 * that needs nothing from them pays at once; every other card waits for the browser to confirm, so
 * that its refusal or its challenge happens in front of the payer.
 */
export function startSubscription(
  db: Database,
  input: NewSubscription,
  now: Date,
): Promise<GatewaySubscription> {
  return db.transaction(async (tx) => {
    await insertSubscription(tx, input, now)
    const [row] = await tx
      .select({ id: sandboxSubscriptions.id })
      .from(sandboxSubscriptions)
      .where(eq(sandboxSubscriptions.reference, input.reference))
    const { subscription, intent } = (await lockSubscription(tx, row!.id))!
    if (!intent) return toGatewaySubscription(subscription, undefined)

    const current = await settle(tx, intent, now)
    if (current.status === 'canceled') return toGatewaySubscription(subscription, current)
    if (current.status === 'succeeded')
      return toGatewaySubscription(await activate(tx, subscription, now), current)
    if (!input.payment) return toGatewaySubscription(subscription, current)
    const card = await chooseCard(tx, input.payment.methodId, input.customerId, now)
    if (card?.behaviour.kind !== 'approve') return toGatewaySubscription(subscription, current)
    const paid = await payWith(tx, current, card, now)
    return toGatewaySubscription(await activate(tx, subscription, now), paid.intent)
  })
}
