'use client'

import { useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { findPromotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import { loadCurrentAttempt } from '@/lib/checkout/attempt-store'
import { appliesTo } from '@/lib/checkout/order-summary'
import { type PromotionFailure, promotionFailure } from '@/lib/checkout/failure'
import { isGuest, type PurchaseScope } from '@/lib/checkout/purchase-scope'

type State = { promotion: PromotionCode | null; failure: PromotionFailure | null; loading: boolean }
const none: State = { promotion: null, failure: null, loading: false }

/**
 * The promotion code of an order: apply, remove, and why one was not taken. It begins with
 * `initial`, else with the code of a purchase under way.
 */
export function usePromotion(
  scope: PurchaseScope,
  currency: string,
  initial: PromotionCode | null = null,
) {
  const [state, setState] = useState<State>(() => {
    const { stage, order } = loadCurrentAttempt(scope, Date.now())
    // Nothing may change while it is not known whether that purchase was made.
    const isUndecided = stage === 'sent' || stage === 'confirming'
    const asked = order?.promotion ?? null
    const first = isUndecided ? asked : (initial ?? asked)
    return { ...none, promotion: first && appliesTo(first, currency) ? first : null }
  })
  const fail = (failure: PromotionFailure) => setState({ ...none, failure })

  async function apply(typed: string): Promise<void> {
    const code = typed.trim()
    if (code === '') return fail({ code: 'empty' })
    setState({ ...none, loading: true })
    const { planId } = scope
    const result = await findPromotionCode(browserApi, { code, planId, isPublic: isGuest(scope) })
    if (!result.ok) return fail(promotionFailure(result.error))
    if (!appliesTo(result.data, currency)) return fail({ code: 'currency' })
    setState({ ...none, promotion: result.data })
  }

  return { ...state, apply, remove: () => setState(none) }
}
