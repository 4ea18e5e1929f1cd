import type { PendingChange } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { HttpError } from '../../http/errors'
import { addMs, minuteMs } from '../../time'
import type { ChangePreview, PlanChange } from '../gateway'
import { findPlanOnSale, findPrice, resolveBrand } from '../purchase/find-offer'
import { alreadySubscribed, purchaseError } from '../purchase/purchase-errors'
import { findPurchaseByKey, type PurchaseKey } from '../purchase/purchase-key'
import type { StartedPurchase } from '../purchase/start-attempt'
import { isUpgrade, overlaps } from '../scope'
import { isPaidFor, liveSubscriptions, type Subscription } from '../state/live-subscriptions'
import { checkAllowed } from './claim-change'
import { requestChange } from './request-change'

export type ChangeTarget = { planId: number; brandId: number | undefined }

/** What the member was shown. Minor units. */
export type ExpectedChange = { amount: number; currency: string; prorationDate: Date }

/** How long a preview holds. */
const previewLifetimeMs = 15 * minuteMs

/** Amounts are prorated by whole seconds. */
const toSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000)

/** A change, and the member's other subscriptions that end with it because the new plan covers them. */
type FoundChange = { change: PlanChange; covered: Subscription[] }

/** The change to a plan on sale; throws a 422 for what this subscription cannot become. */
async function findChange(
  { db, clock }: PaymentDeps,
  row: Subscription,
  target: ChangeTarget,
): Promise<FoundChange> {
  const plan = await findPlanOnSale(db, target.planId)
  if (!plan) throw purchaseError('plan_not_available', 'plan_not_available')
  const price = await findPrice(db, plan.id, row.currency)
  if (price === undefined) throw purchaseError('currency_not_available', 'currency_not_available')
  const brandId = await resolveBrand(db, plan, target.brandId, row.brandId)
  const scope = { planType: plan.planType, brandId }
  if (row.planId === plan.id) throw alreadySubscribed(row, { plan, brandId })
  const covered = (await liveSubscriptions(db, row.userId)).filter(
    (other) => other.id !== row.id && overlaps(other, scope),
  )
  const conflicting = covered.find((other) => !isUpgrade(other, scope))
  if (conflicting) throw alreadySubscribed(conflicting, { plan, brandId })
  await checkAllowed(db, row, 'change_plan', clock.now())
  return { change: { plan, brandId, price }, covered }
}

/** What a change costs, and which other subscriptions it ends, each with what it gives back. */
export type PlanChangePreview = ChangePreview & { ends: { id: number; credit: number }[] }

async function previewAt(
  { cards }: PaymentDeps,
  row: Subscription,
  { change, covered }: FoundChange,
  at: Date,
): Promise<PlanChangePreview> {
  const ends = await Promise.all(
    covered.map(async (other) => {
      const { id, gateway, gatewaySubscriptionId } = other
      const isKnown = gateway === cards.name && gatewaySubscriptionId !== null
      const givesCredit = isKnown && isPaidFor(other, at)
      return { id, credit: givesCredit ? await cards.previewCredit(gatewaySubscriptionId, at) : 0 }
    }),
  )
  const credit = ends.reduce((sum, other) => sum + other.credit, 0)
  const preview = await cards.previewChange(row.gatewaySubscriptionId!, change, { at, credit })
  return { ...preview, ends }
}

/** What a change of plan would cost now. */
export async function previewPlanChange(
  deps: PaymentDeps,
  row: Subscription,
  target: ChangeTarget,
): Promise<PlanChangePreview> {
  return previewAt(deps, row, await findChange(deps, row, target), toSecond(deps.clock.now()))
}

/** The member was shown another amount than the gateway takes now. */
export class PreviewOutdatedError extends HttpError {
  constructor(readonly preview: PlanChangePreview) {
    super(409, { error: 'price_changed', code: 'price_changed' })
  }
}

const repeats = (
  pending: Extract<PendingChange, { kind: 'plan' }>,
  { planId, brandId, expected }: ChangeTarget & { expected: ExpectedChange },
) =>
  pending.planId === planId &&
  pending.brandId === (brandId ?? null) &&
  pending.due === expected.amount

/**
 * Changes the plan for the amount that the member was shown, to the cent. Throws
 * PreviewOutdatedError when it would be another.
 */
export async function changePlan(
  deps: PaymentDeps,
  row: Subscription,
  request: ChangeTarget & { expected: ExpectedChange; key: PurchaseKey | undefined },
): Promise<StartedPurchase> {
  const { expected, key } = request
  const pending = row.pendingChange
  if (pending?.kind === 'plan' && repeats(pending, request))
    return requestChange(deps, row, pending, { key })
  const known = await findPurchaseByKey(deps.db, row.userId, key)
  if (known) return { row: known, clientSecret: undefined }

  const found = await findChange(deps, row, request)
  const now = toSecond(deps.clock.now())
  const at = expected.prorationDate
  const isFresh = at <= now && addMs(at, previewLifetimeMs) >= now
  const shown = isFresh ? await previewAt(deps, row, found, at) : undefined
  if (shown?.dueToday.amount !== expected.amount || expected.currency !== row.currency)
    throw new PreviewOutdatedError(await previewAt(deps, row, found, now))
  const { plan, brandId, price } = found.change
  const terms = { planId: plan.id, brandId, price, due: expected.amount }
  const wanted = { kind: 'plan' as const, ...terms, prorationDate: at.toISOString() }
  return requestChange(deps, row, wanted, { key })
}
