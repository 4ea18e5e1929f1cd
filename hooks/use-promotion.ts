'use client'

import { useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { findPromotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import { appliesTo } from '@/lib/checkout/discount'
import type { Failure } from '@/lib/checkout/failure'

type State = { promotion: PromotionCode | null; failure: Failure | null; loading: boolean }
const none: State = { promotion: null, failure: null, loading: false }

/**
 * The promotion code of an order: apply, remove, and why one was not taken. It begins with `initial`,
 * the code of a purchase under way. Requirements PAY-28.
 */
export function usePromotion(planId: number, currency: string, initial: PromotionCode | null) {
  const [state, setState] = useState<State>({ ...none, promotion: initial })

  async function apply(typed: string): Promise<void> {
    const code = typed.trim()
    if (code === '') return setState({ ...none, failure: { code: 'empty', messages: [] } })
    setState({ ...none, loading: true })
    const result = await findPromotionCode(browserApi, { code, planId })
    if (!result.ok) {
      const { error } = result
      const definite = isApiError(error) && error.status < 500 && error.status >= 400
      const messages = definite && error.status === 422 ? error.messages : []
      return setState({
        ...none,
        failure: { code: definite ? 'invalid' : 'failed', messages },
      })
    }
    const fits = appliesTo(result.data, currency)
    setState(
      fits
        ? { ...none, promotion: result.data }
        : { ...none, failure: { code: 'currency', messages: [] } },
    )
  }

  return { ...state, apply, remove: () => setState(none) }
}
