import { and, eq, gte, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { plans } from '../../db/schema/plans'
import { type PendingChange, subscriptions } from '../../db/schema/subscriptions'
import { purchaseKeys } from '../../db/schema/purchases'
import type { PaymentDeps } from '../../deps'
import { conflict } from '../../http/errors'
import type { GatewaySubscription } from '../gateway-state'
import { PaymentRejectedError } from '../gateway'
import { purchaseError } from '../purchase/purchase-errors'
import type { PurchaseKey } from '../purchase/purchase-key'
import type { StartedPurchase } from '../purchase/start-attempt'
import { flushGatewayCancellations } from '../state/gateway-cancellations'
import type { Subscription } from '../state/live-subscriptions'
import { recordGatewayStateIn } from '../state/record-gateway-state'
import { claimChange, type WantedChange } from './claim-change'

/** Asks the gateway for a change that has been written down; repeating it is one change. */
async function askGateway(
  { db, cards }: PaymentDeps,
  row: Subscription,
  pending: PendingChange,
): Promise<GatewaySubscription> {
  const id = row.gatewaySubscriptionId!
  const { reference } = pending
  switch (pending.kind) {
    case 'cancel':
    case 'undo_cancel':
      return cards.setCancelAtPeriodEnd(id, pending.kind === 'cancel')
    case 'pause': {
      const { startsAt, endsAt } = pending
      return cards.setPause(id, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
    }
    case 'unpause':
      return cards.setPause(id, null)
    case 'resume':
      return cards.resume(id, { reference, at: new Date(pending.requestedAt) })
    case 'plan': {
      const { brandId, price, due } = pending
      const [plan] = await db.select().from(plans).where(eq(plans.id, pending.planId))
      const at = new Date(pending.prorationDate)
      return cards.changePlan(id, { plan: plan!, brandId, price, reference, at, due })
    }
  }
}

/** Whether a change has taken effect. */
function isMade(row: Subscription, pending: PendingChange): boolean {
  const { cancelAtPeriodEnd, planReference, pauseEndsAt } = row
  switch (pending.kind) {
    case 'plan':
      return planReference === pending.reference
    case 'pause':
      return pauseEndsAt?.getTime() === Date.parse(pending.endsAt)
    case 'unpause':
    case 'resume':
      return pauseEndsAt === null
    case 'cancel':
      return cancelAtPeriodEnd
    case 'undo_cancel':
      return !cancelAtPeriodEnd
  }
}

/** Forgets the keys of a change that was given up: whoever repeats the request asks for it anew. */
const releaseKeys = (tx: Connection, { id }: Subscription, { requestedAt }: PendingChange) =>
  tx
    .delete(purchaseKeys)
    .where(
      and(eq(purchaseKeys.subscriptionId, id), gte(purchaseKeys.createdAt, new Date(requestedAt))),
    )

/**
 * Records what the gateway reports while a change is pending. The change is over, unless the gateway
 * says that it waits for its payment.
 */
async function recordChange(
  deps: PaymentDeps,
  row: Subscription,
  pending: PendingChange,
  reported: GatewaySubscription,
): Promise<StartedPurchase> {
  const now = deps.clock.now()
  const { pendingChange: waiting, state } = reported
  const isWaiting = waiting?.reference === pending.reference
  const recorded = await deps.db.transaction(async (tx) => {
    await recordGatewayStateIn(tx, row, state, now)
    const [updated] = await tx
      .update(subscriptions)
      .set({ pendingChange: isWaiting ? { ...pending, confirming: true } : null })
      .where(
        and(
          eq(subscriptions.id, row.id),
          sql`${subscriptions.pendingChange} ->> 'reference' = ${pending.reference}`,
        ),
      )
      .returning()
    if (updated && !isWaiting && !isMade(updated, pending)) await releaseKeys(tx, row, pending)
    if (updated) return updated
    const [current] = await tx.select().from(subscriptions).where(eq(subscriptions.id, row.id))
    return current!
  })
  await flushGatewayCancellations(deps, row.userId)
  return { row: recorded, clientSecret: isWaiting ? waiting.clientSecret : undefined }
}

/**
 * The gateway's answer to our own request. It is newer than what is recorded, also where two clocks,
 * or two requests in one millisecond, would say otherwise.
 */
function asNewest(answer: GatewaySubscription, row: Subscription): GatewaySubscription {
  const { cancelSettingAt, pauseSettingAt, planSettingAt } = row
  const recorded = [cancelSettingAt, pauseSettingAt, planSettingAt].map((at) => at?.getTime() ?? 0)
  const at = new Date(Math.max(answer.state.at.getTime(), ...recorded.map((time) => time + 1)))
  return { ...answer, state: { ...answer.state, at } }
}

/** Forgets a change that the gateway has rejected; its key may be used again. */
function discardChange({ db }: PaymentDeps, row: Subscription, key: PurchaseKey | undefined) {
  return db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ pendingChange: null })
      .where(
        and(
          eq(subscriptions.id, row.id),
          sql`${subscriptions.pendingChange} ->> 'reference' = ${row.pendingChange!.reference}`,
        ),
      )
    if (key)
      await tx
        .delete(purchaseKeys)
        .where(and(eq(purchaseKeys.userId, row.userId), eq(purchaseKeys.key, key.key)))
  })
}

/**
 * Ends a change that nobody waits for any more: one that the gateway has made is recorded, one that
 * waits for its payment is given up. Cards are not charged.
 */
export async function settleChange(deps: PaymentDeps, row: Subscription): Promise<Subscription> {
  if (!row.pendingChange) return row
  const reported = await deps.cards.abandonChange(row.gatewaySubscriptionId!)
  return (await recordChange(deps, row, row.pendingChange, reported)).row
}

/** A subscription with a pending change as the gateway sees it now. */
export async function readChange(deps: PaymentDeps, row: Subscription): Promise<StartedPurchase> {
  const reported = await deps.cards.readSubscription(row.gatewaySubscriptionId!, { byPayer: false })
  return recordChange(deps, row, row.pendingChange!, reported)
}

const maxSettled = 3

/**
 * Makes a change, once however often it is repeated, and settles an older one first that waits for
 * its payment. Throws a 422 when the card is declined, and nothing has changed; 409 while another
 * change is under way.
 */
export async function requestChange(
  deps: PaymentDeps,
  target: { id: number; userId: number },
  wanted: WantedChange,
  options: { key?: PurchaseKey | undefined; leaveReason?: string | undefined } = {},
): Promise<StartedPurchase> {
  for (let round = 0; round < maxSettled; round += 1) {
    const { kind, row } = await claimChange(deps, target, wanted, options)
    if (kind === 'done') return { row, clientSecret: undefined }
    if (kind === 'settle') {
      await settleChange(deps, row)
      continue
    }
    const pending = row.pendingChange!
    try {
      const answer = asNewest(await askGateway(deps, row, pending), row)
      return await recordChange(deps, row, pending, answer)
    } catch (error) {
      if (!(error instanceof PaymentRejectedError)) throw error
      await discardChange(deps, row, options.key)
      throw purchaseError(error.message, error.code)
    }
  }
  throw conflict('change_under_way')
}
