'use client'

import { useEffect, useMemo, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { estimateTax, type TaxEstimateInput } from '@/lib/api/subscription-plan'
import { callFailure, defaultFailure, type Failure } from '@/lib/checkout/failure'
import { TAX_DELAY_MS } from '@/lib/checkout/tax-question'

type Tax = {
  amount: number | null
  /** Of the amount; null when the provider does not say. */
  currency: string | null
  loading: boolean
  failure: Failure | null
}
const unknown: Tax = { amount: null, currency: null, loading: false, failure: null }

/**
 * The tax on a plan, asked when the question has stood for 300 ms; only the answer to the latest
 * question counts. A failure clears the amount and says why. Requirements PAY-19 to PAY-22.
 */
export function useTaxEstimate(planId: number, question: TaxEstimateInput | null): Tax {
  const asked = useMemo(() => JSON.stringify(question), [question])
  const [known, setKnown] = useState<{ asked: string; tax: Tax }>({ asked: 'null', tax: unknown })

  useEffect(() => {
    const input = JSON.parse(asked) as TaxEstimateInput | null
    if (input === null) return
    const newer = new AbortController()
    const timer = setTimeout(async () => {
      const tax = await ask(planId, input, newer.signal)
      if (tax) setKnown({ asked, tax })
    }, TAX_DELAY_MS)
    return () => {
      clearTimeout(timer)
      newer.abort()
    }
  }, [planId, asked])

  if (asked === 'null') return unknown
  if (known.asked !== asked) return { ...unknown, loading: true }
  return known.tax
}

async function ask(
  planId: number,
  input: TaxEstimateInput,
  signal: AbortSignal,
): Promise<Tax | null> {
  try {
    const result = await estimateTax(browserApi, planId, input, { signal })
    if (!result.ok) return { ...unknown, failure: callFailure(result.error) }
    if (result.data.amount !== null) return { ...unknown, ...result.data }
    return { ...unknown, failure: { ...defaultFailure, messages: result.data.messages } }
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
