import type { GatewayState } from '../gateway-state'
import type { Subscription } from '../state/live-subscriptions'
import { recordGatewayState } from '../state/record-gateway-state'
import type { PaymentDeps } from '../../deps'
import { openAtGateway } from './start-attempt'

/**
 * Ends an attempt at the gateway; with `endIfActive` also one that became active without a payment
 * and that no response has reported yet.
 */
async function closeAtGateway(
  { cards, clock }: PaymentDeps,
  id: string,
  endIfActive: boolean,
): Promise<GatewayState> {
  const { state } = await cards.abandonSubscription(id)
  if (state.status !== 'active' || !endIfActive) return state
  await cards.endSubscription(id, 'cancel')
  return { status: 'canceled', at: clock.now() }
}

/**
 * Gives up an unpaid attempt: first at the gateway, so that it can take no money any more, then
 * here. If it was paid a moment before, it becomes active instead. An attempt whose first call had
 * no response is opened at the gateway to be closed there, which neither charges a card nor begins
 * a trial.
 */
export async function endAttempt(
  deps: PaymentDeps,
  row: Subscription,
  reason: 'expired' | 'superseded' | 'requested',
): Promise<Subscription> {
  if (row.gatewaySubscriptionId) {
    const state = await closeAtGateway(deps, row.gatewaySubscriptionId, false)
    return recordGatewayState(deps, row, state, reason)
  }
  const result = await openAtGateway(deps, row)
  if ('rejection' in result) return result.discarded
  const state = await closeAtGateway(deps, result.opened.id, row.total === 0)
  return recordGatewayState(deps, row, state, reason)
}
