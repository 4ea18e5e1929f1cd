import { hourMs } from '../../time'
import type { PaymentDeps } from '../../deps'
import type { StartedPurchase } from '../purchase/start-attempt'
import type { Subscription } from '../state/live-subscriptions'
import { recordGatewayState } from '../state/record-gateway-state'
import { isUnderWay } from './claim-change'
import { readChange, settleChange } from './request-change'

/** How long a change may wait for its payment; the gateway gives it up an hour later. */
const confirmationMs = 22 * hourMs

/** How long a past due subscription may wait until the gateway is asked again. */
const pastDueMs = hourMs

/**
 * Whether the gateway may know more of a live subscription than its last report: its period or its
 * pause has passed, its card is charged again by and by, or a change was left open.
 *
 * @internal
 */
export function isOutdated(row: Subscription, now: Date): boolean {
  const { currentPeriodEnd, pendingChange, status, checkedAt } = row
  if (!row.gatewaySubscriptionId || (status !== 'active' && status !== 'past_due')) return false
  if (pendingChange && !isUnderWay(pendingChange, now)) return true
  if (currentPeriodEnd !== null && currentPeriodEnd <= now) return true
  return status === 'past_due' && now.getTime() - checkedAt.getTime() >= pastDueMs
}

/** A live subscription as the gateway sees it now, if it may know more. Charges nothing by itself. */
export async function refreshLive(deps: PaymentDeps, row: Subscription): Promise<StartedPurchase> {
  const isCurrent = row.gateway !== deps.cards.name || !isOutdated(row, deps.clock.now())
  return isCurrent ? { row, clientSecret: undefined } : readLive(deps, row)
}

/** The same of one that is outdated; a change that was not paid in time is given up. */
export async function readLive(deps: PaymentDeps, row: Subscription): Promise<StartedPurchase> {
  const requestedAt = row.pendingChange && new Date(row.pendingChange.requestedAt)
  if (requestedAt && deps.clock.now().getTime() - requestedAt.getTime() >= confirmationMs)
    return { row: await settleChange(deps, row), clientSecret: undefined }
  if (row.pendingChange) return readChange(deps, row)
  const { state } = await deps.cards.readSubscription(row.gatewaySubscriptionId!, {
    byPayer: false,
  })
  return { row: await recordGatewayState(deps, row, state), clientSecret: undefined }
}
