import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../../db/schema/sandbox-payments'
import type { GatewayEvent } from '../../gateway-events'
import type { StripeEvent } from '../../webhooks/stripe-event'

/**
 * An event with the subscription whose payment it reverses, by the ledger. It ends by the rules of
 * Stripe's gateway: by a dispute that took the money, or a whole refund of a running period.
 */
export async function resolveReversal(db: Database, event: StripeEvent): Promise<GatewayEvent> {
  const { reversedPayment, ...rest } = event
  if (!reversedPayment) return rest
  const { intentId, kind, at, whole } = reversedPayment
  const [found] = await db
    .select({ id: sandboxSubscriptions.id, end: sandboxSubscriptions.currentPeriodEnd })
    .from(sandboxIntents)
    .innerJoin(sandboxSubscriptions, eq(sandboxSubscriptions.id, sandboxIntents.subscriptionId))
    .where(eq(sandboxIntents.id, intentId))
  if (!found) return rest
  const ends = whole && (kind === 'dispute' || (found.end !== null && found.end > at))
  return { ...rest, reversal: { gatewaySubscriptionId: found.id, kind, at, ends } }
}
