import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { plans } from '../../db/schema/plans'
import { type PendingChange, subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { conflict, notFound } from '../../http/errors'
import { minuteMs } from '../../time'
import { purchaseError } from '../purchase/purchase-errors'
import { findPurchaseByKey, type PurchaseKey, storePurchaseKey } from '../purchase/purchase-key'
import { lockUserPurchases, type Subscription } from '../state/live-subscriptions'
import { type Action, allowedActions } from './allowed-actions'

type WithoutRequest<T> = T extends unknown
  ? Omit<T, 'reference' | 'requestedAt' | 'confirming'>
  : never

/** A change that a member wants, before the gateway is asked. */
export type WantedChange = WithoutRequest<PendingChange>

/** Longer than the gateway may take to answer. */
const answerMs = minuteMs

/**
 * Whether a change waits for an answer that may still come. One whose payer has been asked to
 * confirm, or that nobody waits for any more, can be settled.
 */
export const isUnderWay = (pending: PendingChange, now: Date): boolean =>
  !pending.confirming && now.getTime() - new Date(pending.requestedAt).getTime() < answerMs

const requiredAction: Record<WantedChange['kind'], Action> = {
  cancel: 'cancel',
  undo_cancel: 'undo_cancel',
  pause: 'pause',
  unpause: 'resume',
  resume: 'resume',
  plan: 'change_plan',
}

/** The same change, whenever its amounts were calculated. */
function isSame(pending: PendingChange, wanted: WantedChange): boolean {
  if (pending.kind !== wanted.kind) return false
  if (pending.kind === 'plan' && wanted.kind === 'plan')
    return (
      pending.planId === wanted.planId &&
      pending.brandId === wanted.brandId &&
      pending.due === wanted.due
    )
  if (pending.kind === 'pause' && wanted.kind === 'pause') return pending.endsAt === wanted.endsAt
  return true
}

/** The user's subscription; throws 404 for everybody else's. */
export async function findOwn(db: Connection, userId: number, id: number): Promise<Subscription> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)))
  if (!row) throw notFound()
  return row
}

/** Throws a 422 unless the action is possible now. */
export async function checkAllowed(db: Connection, row: Subscription, action: Action, now: Date) {
  const [plan] = await db.select().from(plans).where(eq(plans.id, row.planId))
  if (!allowedActions(row, plan!, now)[action])
    throw purchaseError('change_not_possible', 'change_not_possible')
}

/** `claimed`: to be requested. `settle`: another one has to be settled first. `done`: by this key. */
export type Claim = { kind: 'claimed' | 'settle' | 'done'; row: Subscription }

/**
 * Writes a change down before the gateway is asked for it, so that one at a time is under way and a
 * repetition makes the same request. Throws 409 while another one is under way.
 */
export function claimChange(
  deps: PaymentDeps,
  target: { id: number; userId: number },
  wanted: WantedChange,
  options: { key?: PurchaseKey | undefined; leaveReason?: string | undefined } = {},
): Promise<Claim> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx): Promise<Claim> => {
    await lockUserPurchases(tx, target.userId)
    const row = await findOwn(tx, target.userId, target.id)
    const pending = row.pendingChange
    const known = await findPurchaseByKey(tx, target.userId, options.key)
    if (pending && isSame(pending, wanted)) {
      if (!known) await storePurchaseKey(tx, options.key, row, now)
      return { kind: 'claimed', row }
    }
    if (known) return { kind: 'done', row }
    if (pending && isUnderWay(pending, now)) throw conflict('change_under_way')
    if (pending) return { kind: 'settle', row }
    await checkAllowed(tx, row, requiredAction[wanted.kind], now)
    const reference = `${row.publicId}-${randomBytes(9).toString('base64url')}`
    const pendingChange: PendingChange = { ...wanted, reference, requestedAt: now.toISOString() }
    const [claimed] = await tx
      .update(subscriptions)
      .set({ pendingChange, ...(options.leaveReason && { leaveReason: options.leaveReason }) })
      .where(eq(subscriptions.id, row.id))
      .returning()
    await storePurchaseKey(tx, options.key, row, now)
    return { kind: 'claimed', row: claimed! }
  })
}
