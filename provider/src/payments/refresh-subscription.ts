import type { Subscription } from './apply-state'
import { endAttempt } from './end-attempt'
import { noteState } from './note-state'
import type { PaymentDeps } from './payment-deps'
import { startAttempt, type Started } from './start-attempt'

/** How long an attempt may wait for its payment. */
const attemptLifeMs = 23 * 3_600_000

/**
 * A subscription as the gateway sees it now. Only attempts are asked about: what is live or over
 * changes by webhooks. An attempt past its 23 hours ends; one whose first call never came back is
 * taken up again, without a payment: that is the payer's to ask for.
 */
export async function refreshSubscription(
  deps: PaymentDeps,
  row: Subscription,
  options: { byPayer: boolean },
): Promise<Started> {
  if (row.status !== 'incomplete') return { row, clientSecret: undefined }
  const now = deps.clock.now()
  if (now.getTime() - row.createdAt.getTime() >= attemptLifeMs)
    return { row: await endAttempt(deps, row, 'expired'), clientSecret: undefined }
  if (!row.gatewaySubscriptionId) return startAttempt(deps, row)
  const { state, clientSecret } = await deps.cards.readSubscription(
    row.gatewaySubscriptionId,
    options,
  )
  const applied = await noteState(deps, row, state)
  return { row: applied, clientSecret: applied.status === 'incomplete' ? clientSecret : undefined }
}
