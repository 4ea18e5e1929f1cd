import { eq, or } from 'drizzle-orm'
import { paymentEvents } from '../../db/schema/payments'
import { subscriptions } from '../../db/schema/subscriptions'
import { recordGatewayStateIn } from '../state/record-gateway-state'
import { recordReversalIn } from '../state/record-reversal'
import type { GatewayEvent } from '../gateway-events'
import type { PaymentDeps } from '../../deps'
import { flushGatewayCancellations } from '../state/gateway-cancellations'

/**
 * Applies a signed event once: its id is stored in the transaction of its effect, so a repetition,
 * also a concurrent one in another process, changes nothing. Events of other kinds, and of
 * subscriptions that are not ours, are recorded without an effect.
 */
export async function applyEvent(deps: PaymentDeps, event: GatewayEvent): Promise<void> {
  const now = deps.clock.now()
  const recorded = await deps.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, createdAt: event.createdAt, receivedAt: now })
      .onConflictDoNothing()
      .returning()
    const target = event.update ?? event.reversal
    if (!isNew || !target) return undefined
    const { gatewaySubscriptionId, reference } = target
    const [found] = await tx
      .select({ id: subscriptions.id, userId: subscriptions.userId })
      .from(subscriptions)
      .where(
        or(
          eq(subscriptions.gatewaySubscriptionId, gatewaySubscriptionId),
          reference ? eq(subscriptions.publicId, reference) : undefined,
        ),
      )
    if (!found) return undefined
    return event.update
      ? recordGatewayStateIn(tx, found, event.update.state, now)
      : recordReversalIn(tx, found, event.reversal!, now)
  })
  if (recorded) await flushGatewayCancellations(deps, recorded.userId)
}
