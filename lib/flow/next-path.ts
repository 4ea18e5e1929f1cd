import type { Locale } from '@/lib/locale/locales'
import { targetPath } from '@/lib/navigation/safe-path'
import { type ScreenKey, screenOf } from '@/lib/routing/screens'
import { flowBrand, flowLinks, flowPath } from './flow-path'
import type { FlowParams } from './flow-params'
import type { FlowState } from './flow-state'
import { nextScreen } from './next-screen'
import { needsPlan, parsePendingAction, pendingActionScreens } from './pending-action'

/** The position of a visitor in the flow: locale, parameters and stored state. */
export interface FlowPlace {
  locale: Locale
  params: FlowParams
  flow: FlowState
}

/** The path of the step after signing in or up. Specification 4. */
export function nextPath(place: FlowPlace, entitled: boolean): string {
  const pendingAction = parsePendingAction(place.params.pendingAction)
  const isGranted =
    pendingAction && (!needsPlan(pendingAction) || (entitled && place.params.sp === undefined))
  return (isGranted ? null : stepPath(place, entitled)) ?? returnPath(place)
}

/** The benefit to which the address leads back, where this tab does not remember it. */
function benefitPath({ locale, params }: FlowPlace): string | null {
  const path = params.flow === 'enterprise' ? targetPath(params.onSignInRedirectTo, locale, '') : ''
  return screenAt(path) === 'entitlement' ? path : null
}

/** The page on which a guest pressed something; null when nothing brought them into the flow. */
export function pendingActionPath({
  locale,
  params,
}: Pick<FlowPlace, 'locale' | 'params'>): string | null {
  const pendingAction = parsePendingAction(params.pendingAction)
  return (
    pendingAction &&
    flowLinks(locale, params)(pendingActionScreens[pendingAction.kind], { id: pendingAction.id })
  )
}

/**
 * The path of the login within the flow, with the next step as its redirect target. A target in the
 * URL wins. Without a plan, and for what a guest has pressed, the next step depends on what the user
 * already has, which the first step checks after the sign-in.
 */
export function loginPath(place: FlowPlace): string {
  const { locale, params } = place
  const onSignInRedirectTo =
    params.onSignInRedirectTo ??
    (params.pendingAction === undefined ? stepPath(place, true) : null) ??
    flowPath('email-lookup', { locale, params })
  return flowPath('login', { locale, params, extra: { onSignInRedirectTo } })
}

function stepPath(place: FlowPlace, entitled: boolean): string | null {
  const { locale, params, flow } = place
  if (flow.pendingEnterpriseId === null) {
    const benefit = benefitPath(place)
    if (benefit !== null) return benefit
  }
  const planId = Number(params.sp) || flow.planId
  const step = nextScreen({
    pendingEnterpriseId: flow.pendingEnterpriseId,
    planId,
    planType: planId === flow.planId ? flow.planType : null,
    brandKnown: flowBrand(params).id !== null || flow.brandChoice !== null,
    entitled,
  })
  if (step.kind !== 'screen') return null
  const extra = step.screen === 'entitlement' ? { id: flow.pendingEnterpriseId } : { sp: planId }
  return flowPath(step.screen, { locale, params, extra })
}

const screenAt = (path: string) => screenOf(path.split(/[?#]/)[0]!)

// These screens redirect onwards, so returning to them would loop.
const leadsOn: readonly (ScreenKey | null)[] = ['login', 'email-lookup', 'signup-information']

function returnPath({ locale, params }: FlowPlace): string {
  const targets = [
    pendingActionPath({ locale, params }),
    params.onSuccessPurchase,
    params.onSignInRedirectTo,
  ]
  const paths = targets.map((target) => targetPath(target, locale, ''))
  const end = paths.find((path) => path !== '' && !leadsOn.includes(screenAt(path)))
  return end ?? flowLinks(locale, params)('home')
}
