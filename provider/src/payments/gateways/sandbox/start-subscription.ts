import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../../db/schema/sandbox-payments'
import type { GatewaySubscription } from '../../gateway-state'
import type { NewSubscription } from '../../gateway'
import { addMs, dayMs } from '../../../time'
import { addInterval } from '../../period'
import { payIntent } from './confirm-intent'
import { settleIfDue } from './intents'
import { selectCard, randomId } from './payment-methods'
import { activateSubscription, lockSubscription, toGatewaySubscription } from './subscription-state'
import { newTerms, periodPayment } from './terms'

async function insertSubscription(db: Connection, input: NewSubscription, now: Date) {
  const { reference, customerId, plan, currency, amounts, trialDays } = input
  const trialEndsAt = trialDays > 0 ? addMs(now, trialDays * dayMs) : null
  const terms = newTerms(input, now, trialEndsAt ?? now)
  const later = periodPayment(terms, addInterval(now, plan.interval, plan.intervalCount), 0)
  const { price, discount, tax } = amounts
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
      payments: {
        first: { amount: price - discount + tax, tax },
        later: { amount: later.due, tax: later.tax },
      },
      terms,
      billingAnchor: trialEndsAt,
      currentPeriodStart: trialEndsAt && now,
      trialEndsAt,
      currentPeriodEnd: trialEndsAt,
      statusAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxSubscriptions.reference })
    .returning()
  if (!created || trialEndsAt) return
  if (amounts.total === 0) {
    await activateSubscription(db, created, now)
    return
  }
  const intentId = randomId('pi')
  await db.insert(sandboxIntents).values({
    id: intentId,
    clientSecret: randomId(`${intentId}_secret`),
    subscriptionId: created.id,
    amount: amounts.total,
    tax,
    discount,
    currency,
    status: 'requires_payment_method',
    createdAt: now,
  })
}

/**
 * Opens a subscription, or finds the one with the same reference. If the payer requests it, a card
 * that needs no interaction pays at once; any other card waits for the browser's confirmation, so
 * that the payer sees its rejection or challenge.
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
    const { subscription, intent } = await lockSubscription(tx, row!.id)
    if (!intent) return toGatewaySubscription(subscription, undefined)

    const current = await settleIfDue(tx, intent, now)
    if (current.status === 'canceled') return toGatewaySubscription(subscription, current)
    if (current.status === 'succeeded')
      return toGatewaySubscription(await activateSubscription(tx, subscription, now), current)
    if (!input.payment) return toGatewaySubscription(subscription, current)
    const card = await selectCard(tx, input.payment.methodId, input.customerId, now)
    if (card?.behavior.kind !== 'approve') return toGatewaySubscription(subscription, current)
    const paid = await payIntent(tx, current, card, now)
    return toGatewaySubscription(await activateSubscription(tx, subscription, now), paid.intent)
  })
}
