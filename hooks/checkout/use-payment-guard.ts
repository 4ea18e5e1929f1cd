'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useSession } from '@/hooks/session/use-session'
import type { Plan } from '@/lib/api/plans'
import { onUnauthorized } from '@/lib/auth/session-events'
import { saveSessionEnded } from '@/lib/auth/ended-note'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'

/**
 * Who pays for what, and the way elsewhere for those who cannot pay yet: guests to the sign-up,
 * people whose session ended to the login and back, people without a plan to the plans, and a plan
 * of one brand without a brand to the brands. Specification 4.
 */
export function usePaymentGuard(pageBrandId: number | null) {
  const locale = useLocale()
  const params = useFlowParams()
  const flow = useFlow()
  const session = useSession()
  const leaving = useRef(false)
  const planId = Number(params.sp ?? flow.planId) || null
  const brandId = pageBrandId ?? flow.brandChoice?.id ?? null

  function leaveFor(address: string): void {
    if (leaving.current) return
    leaving.current = true
    location.replace(address)
  }

  const logInAgain = useEffectEvent(() => {
    const back = flowPath('payment', { locale, params, extra: planId ? { sp: planId } : {} })
    saveSessionEnded(back)
    leaveFor(flowLinks(locale, params)('login', { onSignInRedirectTo: back }))
  })
  useEffect(() => onUnauthorized(() => logInAgain()), [])

  useEffect(() => {
    if (session.status === 'guest') leaveFor(flowPath('email-lookup', { locale, params }))
    if (session.status === 'member' && planId === null) {
      leaveFor(flowPath('plan-selector', { locale, params }))
    }
  }, [session.status, planId, locale, params])

  return {
    session,
    params,
    planId,
    brandId,
    /** It is paid: the state that this screen needs may be cleared now. */
    done: () => {
      leaving.current = true
    },
    /** The plan needs a brand that nobody has chosen yet. */
    chooseBrand: (plan: Plan) =>
      leaveFor(flowPath('single-brand-selector', { locale, params, extra: { sp: plan.id } })),
  }
}
