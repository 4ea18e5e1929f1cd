'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSession } from '@/hooks/session/use-session'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { updateFlow } from '@/lib/flow/flow-store'
import { usePurchaseResult } from './use-purchase-result'

export type SuccessScreenState =
  /** Also while somebody is led elsewhere. */
  | { kind: 'loading' }
  | { kind: 'unavailable'; retry: () => void }
  | { kind: 'bought'; purchase: FlowPurchase }

/**
 * What was bought, for the screen that confirms it. Guests are led to the login and back, and people
 * without a plan to the plans.
 */
export function useSuccessScreen(): SuccessScreenState {
  const locale = useLocale()
  const params = useFlowParams()
  const session = useSession()
  const { status, purchase, retry } = usePurchaseResult(session.user?.uuid ?? null)
  const isGuest = session.status === 'guest'

  useEffect(() => {
    if (isGuest) {
      const back = flowPath('subscription-success', { locale, params })
      location.replace(flowLinks(locale, params)('login', { onSignInRedirectTo: back }))
    } else if (status === 'none') {
      location.replace(flowPath('plan-selector', { locale, params }))
    }
  }, [isGuest, status, locale, params])

  // The stored parameters belong to the completed purchase.
  useEffect(() => {
    if (purchase) updateFlow({ queryParams: {} })
  }, [purchase])

  if (session.status === 'unavailable') return { kind: 'unavailable', retry: session.retry }
  if (status === 'failed') return { kind: 'unavailable', retry }
  return isGuest || !purchase ? { kind: 'loading' } : { kind: 'bought', purchase }
}
