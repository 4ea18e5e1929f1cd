import { eq, or } from 'drizzle-orm'
import { paymentEvents } from '../db/schema/payments'
import { subscriptions } from '../db/schema/subscriptions'
import { applyStateIn } from './apply-state'
import type { GatewayEvent } from './gateway'
import type { PaymentDeps } from './payment-deps'
import { finishEndings } from './finish-endings'

/**
 * Applies a signed event once: its id is a row in the transaction of its effect, so a second arrival,
 * also at the same moment in another process, changes nothing. Events of other kinds, and of
 * subscriptions that are not ours, are noted and have no effect.
 */
export async function applyEvent(deps: PaymentDeps, event: GatewayEvent): Promise<void> {
  const now = deps.clock.now()
  const applied = await deps.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, createdAt: event.createdAt, receivedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!fresh || !event.fact) return undefined
    const { gatewaySubscriptionId, reference } = event.fact
    const [found] = await tx
      .select({ id: subscriptions.id, userId: subscriptions.userId })
      .from(subscriptions)
      .where(
        or(
          eq(subscriptions.gatewaySubscriptionId, gatewaySubscriptionId),
          reference ? eq(subscriptions.publicId, reference) : undefined,
        ),
      )
    return found && applyStateIn(tx, found, event.fact.state, now)
  })
  if (applied) await finishEndings(deps, applied.userId)
}
