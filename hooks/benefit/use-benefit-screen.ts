'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { forgetPendingClaim } from './use-benefit-claim'
import { useBenefit } from './use-benefit'

/**
 * The benefit, where its links lead, and whether the user also pays for a plan of their own. What a
 * guest can claim is kept while they sign in or up; what nobody can claim is forgotten.
 */
export function useBenefitScreen() {
  const locale = useLocale()
  const params = useFlowParams()
  const benefit = useBenefit(swrKeys.benefit)
  const { id, view, session } = benefit
  const isMember = session.status === 'member'
  const user = useRead(isMember ? swrKeys.user : null, () => getUser(browserApi))

  const keepPendingClaim = useEffectEvent(() => {
    if (view.kind === 'guest') updateFlow({ pendingEnterpriseId: id })
    else if (view.kind === 'open') return
    else if (readFlow().pendingEnterpriseId === id) forgetPendingClaim()
  })
  const isDecided = view.kind !== 'loading' && view.kind !== 'unavailable'
  useEffect(() => {
    if (isDecided) keepPendingClaim()
  }, [isDecided, view.kind, id])

  const link = flowLinks(locale, params)
  const onSignInRedirectTo = flowPath('entitlement', { locale, params, extra: { id } })
  return {
    ...benefit,
    paysAlready: user.data?.hasActiveSubscription ?? false,
    links: {
      logIn: link('login', { onSignInRedirectTo }),
      // A tab of its own does not remember the benefit, so the address leads back to it.
      create: flowPath('email-lookup', {
        locale,
        params,
        extra: { flow: 'enterprise', onSignInRedirectTo },
      }),
      plans: flowPath('plan-selector', { locale, params }),
      home: link('home'),
      subscriptions: link('subscriptions'),
    },
  }
}
