'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useSession } from '@/hooks/session/use-session'
import type { Plan } from '@/lib/api/plans'
import { onUnauthorized } from '@/lib/auth/session-events'
import { saveSessionEnded } from '@/lib/auth/session-ended'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'

/**
 * Who pays for what, with redirects for those who cannot pay yet: guests to the sign-up, users
 * whose session has ended to the login and back, users without a selected plan to the plan
 * selector, and a single-brand plan without a brand to the brand selector. A payment link says what
 * is bought, and its page takes guests too. Specification 4.
 */
export function usePaymentGuard(pageBrandId: number | null, link: LinkTerms | null = null) {
  const locale = useLocale()
  const params = useFlowParams()
  const flow = useFlow()
  const session = useSession()
  const leaving = useRef(false)
  const planId = link?.planId ?? (Number(params.sp ?? flow.planId) || null)
  const brandId = link ? link.brandId : (pageBrandId ?? flow.brandChoice?.id ?? null)
  const isLinked = link !== null

  function leaveFor(address: string): void {
    if (leaving.current) return
    leaving.current = true
    location.replace(address)
  }

  const logInAgain = useEffectEvent(() => {
    const back = isLinked
      ? `${location.pathname}${location.search}`
      : flowPath('payment', { locale, params, extra: planId ? { sp: planId } : {} })
    saveSessionEnded(back)
    leaveFor(flowLinks(locale, params)('login', { onSignInRedirectTo: back }))
  })
  useEffect(() => onUnauthorized(() => logInAgain()), [])

  useEffect(() => {
    if (session.status === 'guest' && !isLinked)
      leaveFor(flowPath('email-lookup', { locale, params }))
    if (session.status === 'member' && planId === null) {
      leaveFor(flowPath('plan-selector', { locale, params, extra: { offer_id: null } }))
    }
  }, [session.status, planId, isLinked, locale, params])

  return {
    session,
    params,
    planId,
    brandId,
    /** Replaces this page by another one, once. */
    leaveFor,
    /** The purchase is complete, so the flow state that this screen needs may be cleared. */
    done: () => {
      leaving.current = true
    },
    /** Redirects to the brand selector for a plan that needs a brand. */
    chooseBrand: (plan: Plan) =>
      leaveFor(flowPath('single-brand-selector', { locale, params, extra: { sp: plan.id } })),
  }
}
