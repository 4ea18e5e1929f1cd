'use client'

import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { TaxEstimateInput } from '@/lib/api/tax-estimate'
import type { Failure } from '@/lib/checkout/failure'
import type { OrderTax as KnownTax } from '@/lib/checkout/order-summary'
import { regularTaxQuestion } from '@/lib/checkout/tax-query'
import { useTaxEstimate } from './use-tax-estimate'

export type OrderTax = {
  /** `unasked`: the address does not tell enough. */
  status: 'unasked' | 'loading' | 'failed' | 'known'
  known: KnownTax | null
  failure: Failure | null
  retry: () => void
}

/** The tax on all payments of an order, known only as a whole. `question` is about the first one. */
export function useOrderTax(
  planId: number,
  question: TaxEstimateInput | null,
  promotion: PromotionCode | null,
): OrderTax {
  const later = regularTaxQuestion(question, promotion)
  const first = useTaxEstimate(planId, question)
  const ended = useTaxEstimate(planId, later)
  const regular = later ? ended : first
  const failure = first.failure ?? regular.failure

  function retry() {
    first.retry()
    ended.retry()
  }

  if (question === null) return { status: 'unasked', known: null, failure: null, retry }
  if (failure) return { status: 'failed', known: null, failure, retry }
  if (first.amount === null || regular.amount === null)
    return { status: 'loading', known: null, failure: null, retry }
  const known = { first: first.amount, regular: regular.amount }
  return { status: 'known', known, failure: null, retry }
}
