'use client'

import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/user'
import { attempt } from '@/lib/api/result'
import { brandFromQuery } from '@/lib/brand/parse-brand'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow } from '@/lib/flow/flow-store'
import { nextScreen } from '@/lib/flow/next-screen'
import type { Locale } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath } from '@/lib/routing/locale-path'
import { useFlowParams } from './use-flow-params'

/**
 * Where somebody who has just signed in or up goes (requirements 4.1, NEXT). Whether they are
 * subscribed already is asked of the provider; when that fails they are shown the plans, which say it.
 */
export function useNextStep(locale: Locale): () => Promise<string> {
  const params = useFlowParams()

  return async () => {
    const flow = readFlow()
    const user = await attempt(getUser(browserApi))
    const planId = Number(params.sp) || flow.planId
    const brand = brandFromQuery(new URLSearchParams(params))
    const step = nextScreen({
      pendingEnterpriseId: flow.pendingEnterpriseId,
      planId,
      planType: planId === flow.planId ? flow.planType : null,
      brandKnown: brand.id !== null || flow.brandChoice !== null,
      entitled: user.ok && user.data.hasActiveSubscription,
    })
    if (step.kind === 'screen') {
      return flowPath(step.screen, { locale, params, extra: { sp: planId } })
    }
    const home = localePath(locale, '/')
    return safePath(params.onSuccessPurchase, safePath(params.onSignInRedirectTo, home))
  }
}
