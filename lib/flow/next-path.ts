import type { Locale } from '@/lib/locale/locales'
import { targetPath } from '@/lib/navigation/safe-path'
import { type ScreenKey, screenOf } from '@/lib/routing/screens'
import { flowBrand, flowLinks, flowPath } from './flow-path'
import type { FlowParams } from './flow-params'
import type { FlowState } from './flow-state'
import { nextScreen } from './next-screen'

/** Where a visitor stands in the steps: the page's language, its parameters and what is remembered. */
export interface FlowPlace {
  locale: Locale
  params: FlowParams
  flow: FlowState
}

/** The address of the step after signing in or up. Specification 4. */
export function nextPath(place: FlowPlace, entitled: boolean): string {
  return stepPath(place, entitled) ?? returnPath(place)
}

/**
 * The login on the way: after it the steps go on. A target in the address wins. Without a plan the
 * next step depends on what the person has, which the first step asks once they are signed in.
 */
export function loginPath(place: FlowPlace): string {
  const { locale, params } = place
  const onSignInRedirectTo =
    params.onSignInRedirectTo ??
    stepPath(place, true) ??
    flowPath('email-lookup', { locale, params })
  return flowPath('login', { locale, params, extra: { onSignInRedirectTo } })
}

function stepPath({ locale, params, flow }: FlowPlace, entitled: boolean): string | null {
  const planId = Number(params.sp) || flow.planId
  const step = nextScreen({
    pendingEnterpriseId: flow.pendingEnterpriseId,
    planId,
    planType: planId === flow.planId ? flow.planType : null,
    brandKnown: flowBrand(params).id !== null || flow.brandChoice !== null,
    entitled,
  })
  return step.kind === 'screen'
    ? flowPath(step.screen, { locale, params, extra: { sp: planId } })
    : null
}

// They lead on by themselves: as the end of the steps they would lead in a circle.
const leadsOn: readonly (ScreenKey | null)[] = ['login', 'email-lookup', 'signup-information']

function returnPath({ locale, params }: FlowPlace): string {
  const targets = [params.onSuccessPurchase, params.onSignInRedirectTo]
  const paths = targets.map((target) => targetPath(target, locale, ''))
  const end = paths.find(
    (path) => path !== '' && !leadsOn.includes(screenOf(path.split(/[?#]/)[0]!)),
  )
  return end ?? flowLinks(locale, params)('home')
}
