import type { PaymentDeps } from '../../deps'
import { periodEndAfter } from '../period'
import { purchaseError } from '../purchase/purchase-errors'
import type { PurchaseKey } from '../purchase/purchase-key'
import type { StartedPurchase } from '../purchase/start-attempt'
import { isPausedAt, type Subscription } from '../state/live-subscriptions'
import { checkAllowed } from './claim-change'
import { requestChange } from './request-change'

/** How many periods a pause can take. */
const maxPeriods = 3

/**
 * When a pause that begins with the next period can end: one, two or three periods later. Throws a
 * 422 when it cannot be paused.
 */
export async function pauseOptions(
  { db, cards, clock }: PaymentDeps,
  row: Subscription,
): Promise<{ startsAt: Date; resumesAt: Date[] }> {
  await checkAllowed(db, row, 'pause', clock.now())
  const id = row.gatewaySubscriptionId!
  const { state, billingAnchor } = await cards.readSubscription(id, { byPayer: false })
  const startsAt = state.currentPeriodEnd!
  const resumesAt: Date[] = []
  let end = startsAt
  while (resumesAt.length < maxPeriods) {
    end = periodEndAfter(billingAnchor ?? startsAt, { interval: 'month', intervalCount: 1 }, end)
    resumesAt.push(end)
  }
  return { startsAt, resumesAt }
}

/** Pauses a subscription until one of the offered moments, from the end of what is paid. */
async function pause(
  deps: PaymentDeps,
  row: Subscription,
  until: Date,
  key: PurchaseKey | undefined,
): Promise<StartedPurchase> {
  const isSet = row.pauseEndsAt?.getTime() === until.getTime() && !row.pendingChange
  if (isSet) return { row, clientSecret: undefined }
  const { startsAt, resumesAt } = await pauseOptions(deps, row)
  if (!resumesAt.some((option) => option.getTime() === until.getTime()))
    throw purchaseError('pause_end_unknown', 'pause_end_unknown')
  const pause = { startsAt: startsAt.toISOString(), endsAt: until.toISOString() }
  return requestChange(deps, row, { kind: 'pause', ...pause }, { key })
}

/**
 * Sets a pause, or ends it with null: one that has begun by a payment for a period from now on, one
 * that has not by taking it back.
 */
export async function changePause(
  deps: PaymentDeps,
  row: Subscription,
  request: { until: Date | null; key: PurchaseKey | undefined },
): Promise<StartedPurchase> {
  if (request.until) return pause(deps, row, request.until, request.key)
  if (!row.pauseEndsAt && !row.pendingChange) return { row, clientSecret: undefined }
  const kind = isPausedAt(row, deps.clock.now()) ? 'resume' : 'unpause'
  return requestChange(deps, row, { kind }, { key: request.key })
}
