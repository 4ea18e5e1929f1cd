'use client'

import { useLocale } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import { countPurchaseOnce } from '@/lib/checkout/count-purchase'
import { clearDraft } from '@/lib/checkout/draft'
import { fragmentOfBuyer } from '@/lib/checkout/link-fragment'
import { isGuest, type PurchaseScope } from '@/lib/checkout/purchase-scope'
import { flowPath } from '@/lib/flow/flow-path'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { clearFlow } from '@/lib/flow/flow-store'
import { parsePendingAction } from '@/lib/flow/pending-action'
import { releasePendingAction } from '@/lib/flow/pending-action-store'
import { track } from '@/lib/tracking/track'

/**
 * Ends a purchase that is paid: counts it once, forgets what led to it, and leads to the success.
 * `email` is where a buyer without an account gets mail; it travels in the fragment of the address,
 * which no server sees.
 */
export function useFinishPurchase(
  onCounted: () => void,
): (
  scope: PurchaseScope,
  purchase: FlowPurchase,
  promoTitle: string | null,
  email?: string | null,
) => Promise<void> {
  const locale = useLocale()
  const params = useFlowParams()

  return async (scope, purchase, promoTitle, email = null) => {
    const { userId, planId } = scope
    const isPublic = isGuest(scope)
    const { subscriptionId, price, currency } = purchase
    await countPurchaseOnce(userId, subscriptionId, () => {
      const planType = purchase.planType ?? ''
      const subscriptionPayment = { subscriptionId, planId, planType, currency }
      const registration = isPublic ? ({ registrationType: 'public' } as const) : {}
      track('Purchase', { subscriptionPayment, price, promoTitle, ...registration })
    })
    onCounted()
    clearDraft()
    releasePendingAction(parsePendingAction(params.pendingAction), userId, Date.now())
    clearFlow({ purchase })
    // A full page load, because this document may connect to card hosts and has held the payment's
    // secret.
    const screen = isPublic ? 'subscription-success-public' : 'subscription-success'
    const path = flowPath(screen, { locale, params, extra: { sp: null } })
    location.replace(email === null ? path : `${path}${fragmentOfBuyer({ email })}`)
  }
}
