import type { Subscription } from '../state/live-subscriptions'
import { recordGatewayState } from '../state/record-gateway-state'
import type { PaymentDeps } from '../../deps'
import { hourMs } from '../../time'
import { endAttempt } from './end-attempt'
import { startAttempt, type StartedPurchase } from './start-attempt'

/** How long an attempt may wait for its payment. */
const attemptLifetimeMs = 23 * hourMs

/**
 * A subscription as the gateway sees it now. Only attempts are read; live and ended subscriptions
 * change by webhooks. An attempt ends after 23 hours; one whose first call had no response is
 * opened again without a payment, which only the payer may request.
 */
export async function refreshSubscription(
  deps: PaymentDeps,
  row: Subscription,
  options: { byPayer: boolean },
): Promise<StartedPurchase> {
  if (row.status !== 'incomplete') return { row, clientSecret: undefined }
  const now = deps.clock.now()
  if (now.getTime() - row.createdAt.getTime() >= attemptLifetimeMs)
    return { row: await endAttempt(deps, row, 'expired'), clientSecret: undefined }
  if (!row.gatewaySubscriptionId) return startAttempt(deps, row)
  const { state, clientSecret } = await deps.cards.readSubscription(
    row.gatewaySubscriptionId,
    options,
  )
  const applied = await recordGatewayState(deps, row, state)
  return { row: applied, clientSecret: applied.status === 'incomplete' ? clientSecret : undefined }
}
