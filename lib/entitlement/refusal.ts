import { errorText } from '@/lib/api/error-text'
import { isApiError } from '@/lib/api/error-kinds'
import { plan, type Plan } from '@/lib/api/plans'
import { object, orNull } from '@/lib/api/schema'
import { type Brand } from '@/lib/brand/brands'
import { pendingActionParam, type PendingAction } from '@/lib/flow/pending-action'
import { linksFrom, type PageContext } from '@/lib/routing/links'

/**
 * What to do about a refusal: `resume` and `fixCard` the plan that there is; `upgrade` it to `plan`;
 * `try` or `subscribe` to `plan`; or see the `plans`, where the provider names none.
 */
export type RefusalStep =
  | { kind: 'resume' | 'fixCard' | 'plans'; plan: null }
  | { kind: 'upgrade' | 'try' | 'subscribe'; plan: Plan }

/** Why the provider let nobody in, in its own words or none, and the step that leads there. */
export type Refusal = { reason: string; step: RefusalStep }

const withPlan = object({ details: object({ fittingPlan: orNull(plan) }) })

function fittingPlan(body: unknown): Plan | null {
  return orNull(withPlan)(body)?.details.fittingPlan ?? null
}

function stepOf(error: unknown): RefusalStep {
  if (!isApiError(error)) return { kind: 'plans', plan: null }
  if (error.code === 'subscription_paused') return { kind: 'resume', plan: null }
  if (error.code === 'subscription_past_due') return { kind: 'fixCard', plan: null }
  const fitting = fittingPlan(error.body)
  if (fitting === null) return { kind: 'plans', plan: null }
  if (fitting.relation === 'replaces') return { kind: 'upgrade', plan: fitting }
  return { kind: fitting.trialDays > 0 ? 'try' : 'subscribe', plan: fitting }
}

/** What a 403 of playback, booking or the waitlist says. */
export const readRefusal = (error: unknown): Refusal => ({
  reason: errorText(error, ''),
  step: stepOf(error),
})

interface RefusedPlace {
  context: PageContext
  /** The brand of what was refused. */
  brand: Pick<Brand, 'key'>
  /** The page of what was refused, to which every step leads back. */
  here: string
  /** What is carried out there then. */
  pendingAction: PendingAction
}

/** Where the step after a refusal is made: the payment or the change of that very plan. */
export function refusalPath({ kind, plan: fitting }: RefusalStep, place: RefusedPlace): string {
  const { context, brand, here, pendingAction } = place
  const to = linksFrom(context)
  const back = { pendingAction: pendingActionParam(pendingAction), onSuccessPurchase: here }
  switch (kind) {
    case 'resume':
      return to('subscriptions', back)
    case 'fixCard':
      return to('billing', back)
    case 'plans':
      return to('plan-selector', { ...back, onBack: here })
    case 'upgrade':
      return to('plans', { sp: fitting.id, ...back })
    default: {
      const payFor =
        fitting.planType === 'single' ? linksFrom({ ...context, brand: brand.key }) : to
      return payFor('payment', { sp: fitting.id, ...back, onBack: here })
    }
  }
}
