import type { Subscription } from './apply-state'
import type { GatewayState } from './gateway'
import { noteState } from './note-state'
import type { PaymentDeps } from './payment-deps'
import { openAtGateway } from './start-attempt'

/** Ends at the gateway what nobody has been told of, also when it began without a payment. */
async function closeAtGateway(
  { cards, clock }: PaymentDeps,
  id: string,
  unheardOf: boolean,
): Promise<GatewayState> {
  const { state } = await cards.abandonSubscription(id)
  if (state.status !== 'active' || !unheardOf) return state
  await cards.endSubscription(id, { refund: false })
  return { status: 'canceled', at: clock.now() }
}

/**
 * Gives up an unpaid attempt: first at the gateway, so that it can take no money any more, then
 * here. If it was paid a moment before, it becomes active instead. One whose first call never came
 * back is opened there to be closed, which neither charges a card nor begins a trial.
 */
export async function endAttempt(
  deps: PaymentDeps,
  row: Subscription,
  reason: 'expired' | 'superseded' | 'requested',
): Promise<Subscription> {
  if (row.gatewaySubscriptionId) {
    const state = await closeAtGateway(deps, row.gatewaySubscriptionId, false)
    return noteState(deps, row, state, reason)
  }
  const answer = await openAtGateway(deps, row)
  if ('refusal' in answer) return answer.dropped
  const state = await closeAtGateway(deps, answer.opened.id, row.total === 0)
  return noteState(deps, row, state, reason)
}
