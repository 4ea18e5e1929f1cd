'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { estimateTax, type TaxEstimateInput } from '@/lib/api/tax-estimate'
import { callFailure, defaultFailure, type Failure } from '@/lib/checkout/failure'
import { regularTaxQuestion, TAX_DELAY_MS } from '@/lib/checkout/tax-query'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { OrderTax as KnownTax } from '@/lib/checkout/order-summary'

type Tax = { amount: number | null; failure: Failure | null }
const unknown: Tax = { amount: null, failure: null }

/**
 * The tax on a plan, asked when the question has stood for 300 ms; only the answer to the latest
 * question counts. A failure clears the amount and says why; `retry` asks once more, and so does the
 * network when it comes back. `isPublic` is for a buyer without an account.
 *
 * @internal
 */
export function useTaxEstimate(
  planId: number,
  question: TaxEstimateInput | null,
  isPublic = false,
): Tax & { retry: () => void } {
  const asked = useMemo(() => JSON.stringify(question), [question])
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState({ asked: 'null', round: 0, tax: unknown })

  useEffect(() => {
    const input = JSON.parse(asked) as TaxEstimateInput | null
    if (input === null) return
    const newer = new AbortController()
    const timer = setTimeout(async () => {
      const tax = await ask({ planId, isPublic }, input, newer.signal)
      if (tax) setKnown({ asked, round, tax })
    }, TAX_DELAY_MS)
    return () => {
      clearTimeout(timer)
      newer.abort()
    }
  }, [planId, isPublic, asked, round])

  const retry = useCallback(() => setRound((current) => current + 1), [])
  const isAnswered = known.asked === asked && known.round === round
  const tax = isAnswered ? known.tax : unknown
  const isLost = tax.failure !== null && tax.failure.messages.length === 0

  useEffect(() => {
    if (!isLost) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isLost, retry])

  return { ...tax, retry }
}

async function ask(
  { planId, isPublic }: { planId: number; isPublic: boolean },
  input: TaxEstimateInput,
  signal: AbortSignal,
): Promise<Tax | null> {
  try {
    const result = await estimateTax(browserApi, planId, input, { signal, isPublic })
    if (!result.ok) return { ...unknown, failure: callFailure(result.error) }
    if (result.data.amount !== null) return { ...unknown, amount: result.data.amount }
    return { ...unknown, failure: { ...defaultFailure, messages: result.data.messages } }
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

export type OrderTax = {
  /** `unasked` means that the address is incomplete. */
  status: 'unasked' | 'loading' | 'failed' | 'known'
  known: KnownTax | null
  failure: Failure | null
  retry: () => void
}

/**
 * The tax on all payments of an order, known only when every part is. `question` is about the first
 * payment.
 */
export function useOrderTax(
  planId: number,
  question: TaxEstimateInput | null,
  promotion: PromotionCode | null,
  isPublic = false,
): OrderTax {
  const later = regularTaxQuestion(question, promotion)
  const first = useTaxEstimate(planId, question, isPublic)
  const ended = useTaxEstimate(planId, later, isPublic)
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
