import { applyStateIn, type Subscription } from './apply-state'
import { finishEndings } from './finish-endings'
import type { GatewayState } from './gateway'
import type { PaymentDeps } from './payment-deps'

/**
 * Brings a subscription to what the gateway has just answered about it, and ends at the gateway what
 * that replaces. Returns the row as it then is.
 */
export async function noteState(
  deps: PaymentDeps,
  row: Subscription,
  state: GatewayState,
  reason?: Subscription['cancelReason'],
): Promise<Subscription> {
  const now = deps.clock.now()
  const applied = await deps.db.transaction((tx) =>
    applyStateIn(tx, row, state, now, reason ?? undefined),
  )
  if (applied && applied.status !== row.status) await finishEndings(deps, row.userId)
  return applied ?? row
}
