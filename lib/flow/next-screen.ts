import type { PlanType } from '@/lib/api/plans'
import { needsBrand } from '@/lib/plans/plan-price'
import type { ScreenKey } from '@/lib/routing/screens'

/** `return` goes to `onSuccessPurchase`, else `onSignInRedirectTo`, else home. */
export type NextStep = { kind: 'screen'; screen: ScreenKey } | { kind: 'return' }

const screen = (key: ScreenKey): NextStep => ({ kind: 'screen', screen: key })

/**
 * The next screen after signing in or up. `planType` is null when only the plan's id is known; the
 * payment screen then finds out, as it does whether the plan is sold for the brand. Specification 4.
 */
export function nextScreen(input: {
  pendingEnterpriseId: string | null
  planId: number | null
  planType: PlanType | null
  brandKnown: boolean
  entitled: boolean
}): NextStep {
  if (input.pendingEnterpriseId !== null) return screen('entitlement')
  if (input.planId !== null) {
    return screen(
      needsBrand(input.planType, input.brandKnown) ? 'single-brand-selector' : 'payment',
    )
  }
  return input.entitled ? { kind: 'return' } : screen('plan-selector')
}

/**
 * The next screen after choosing a plan: a single-brand plan first needs a brand, and a guest first
 * an account, unless the flow is the public one. Specification 4.
 */
export function screenAfterPlan(input: {
  planType: PlanType
  brandKnown: boolean
  signedIn: boolean
  publicFlow: boolean
}): ScreenKey {
  if (needsBrand(input.planType, input.brandKnown)) return 'single-brand-selector'
  if (input.signedIn) return 'payment'
  return input.publicFlow ? 'payment-public' : 'email-lookup'
}
