import type { Plan, PlanRelation } from '@/lib/api/plans'
import { isForSale, planRelation } from '@/lib/plans/plan-relation'
import { lacksBrand, purchaseScope, type PurchaseScope } from './purchase-scope'

/** The part of the session that decides about the payment screen. */
type Payer =
  | { status: 'loading' | 'guest' | 'unavailable'; user: null }
  | { status: 'member'; user: { uuid: string } }

type PurchasePlan =
  { status: 'loading' | 'missing' | 'failed'; plan: null } | { status: 'ready'; plan: Plan }

export type PaymentView =
  | { kind: 'loading' }
  /** Who pays or what for could not be read. */
  | { kind: 'unavailable'; cause: 'session' | 'plan' | 'offer' }
  /** The plan is not on sale. */
  | { kind: 'missing' }
  /** The payer has this plan, or another in its place. */
  | { kind: 'covered'; relation: Exclude<PlanRelation, 'none' | 'replaces'> }
  /** The plan has no price in the currency of the payer's earlier payments. */
  | { kind: 'otherCurrency' }
  | { kind: 'ready'; plan: Plan; scope: PurchaseScope; currency: string; replaces: boolean }

/** Decides what the payment screen shows. */
export function paymentView(known: {
  session: Payer
  purchase: PurchasePlan
  /** The reading of the offer that the address names. */
  offer: 'loading' | 'failed' | 'ready'
  /** The chosen brand; null for none. */
  brandId: number | null
  /** What the form begins with is there, or is not waited for any longer. */
  canOpen: boolean
  /** Whether a purchase of this scope is under way: its form stays, whatever the plan has become. */
  hasBegun: (scope: PurchaseScope) => boolean
  /** The currency in which the payer pays for a plan; null when they cannot. */
  currencyOf: (plan: Plan) => string | null
}): PaymentView {
  const { session, purchase, offer, brandId, canOpen } = known
  if (session.status === 'unavailable') return { kind: 'unavailable', cause: 'session' }
  if (purchase.status === 'failed') return { kind: 'unavailable', cause: 'plan' }
  if (purchase.status === 'missing') return { kind: 'missing' }
  if (offer === 'failed') return { kind: 'unavailable', cause: 'offer' }
  const { plan } = purchase
  if (session.status !== 'member' || !plan || !canOpen || offer === 'loading')
    return { kind: 'loading' }
  // The way to the choice of a brand is under way.
  if (lacksBrand(plan, brandId)) return { kind: 'loading' }
  const scope = purchaseScope(session.user.uuid, plan, brandId)
  const relation = planRelation(plan, [plan])
  if (!isForSale(relation) && !known.hasBegun(scope)) return { kind: 'covered', relation }
  const currency = known.currencyOf(plan)
  if (currency === null) return { kind: 'otherCurrency' }
  return { kind: 'ready', plan, scope, currency, replaces: relation === 'replaces' }
}

/** Whether the payer has a plan that would become the chosen one, so that nothing new is bought. */
export const isChange = (view: PaymentView): boolean =>
  view.kind === 'covered' ? view.relation !== 'current' : view.kind === 'ready' && view.replaces
