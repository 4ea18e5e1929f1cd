import type { Subscription } from './apply-state'
import { noteState } from './note-state'
import type { PaymentDeps } from './payment-deps'
import { startAttempt } from './start-attempt'

/**
 * Gives up an unpaid attempt: first at the gateway, so that it can take no money any more, then
 * here. If it was paid a moment before, it becomes active instead.
 */
export async function endAttempt(
  deps: PaymentDeps,
  row: Subscription,
  reason: 'expired' | 'superseded' | 'requested',
): Promise<Subscription> {
  const known = row.gatewaySubscriptionId
    ? row.gatewaySubscriptionId
    : (await startAttempt(deps, row, undefined)).row.gatewaySubscriptionId!
  const { state } = await deps.cards.abandonSubscription(known)
  return noteState(deps, row, state, reason)
}
