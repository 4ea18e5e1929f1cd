'use client'

import { useEffect, useMemo, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { estimateTax, type TaxEstimateInput } from '@/lib/api/subscription-plan'
import { callFailure, defaultFailure, type Failure } from '@/lib/checkout/failure'
import { TAX_DELAY_MS } from '@/lib/checkout/tax-question'

type Tax = {
  amount: number | null
  loading: boolean
  failure: Failure | null
}
const unknown: Tax = { amount: null, loading: false, failure: null }

/**
 * The tax on a plan, asked when the question has stood for 300 ms; only the answer to the latest
 * question counts. A failure clears the amount and says why; `retry` asks once more. Requirements
 * PAY-19 to PAY-22.
 */
export function useTaxEstimate(
  planId: number,
  question: TaxEstimateInput | null,
): Tax & { retry: () => void } {
  const asked = useMemo(() => JSON.stringify(question), [question])
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState({ asked: 'null', round: 0, tax: unknown })

  useEffect(() => {
    const input = JSON.parse(asked) as TaxEstimateInput | null
    if (input === null) return
    const newer = new AbortController()
    const timer = setTimeout(async () => {
      const tax = await ask(planId, input, newer.signal)
      if (tax) setKnown({ asked, round, tax })
    }, TAX_DELAY_MS)
    return () => {
      clearTimeout(timer)
      newer.abort()
    }
  }, [planId, asked, round])

  const retry = () => setRound(round + 1)
  if (asked === 'null') return { ...unknown, retry }
  const isAnswered = known.asked === asked && known.round === round
  return { ...(isAnswered ? known.tax : { ...unknown, loading: true }), retry }
}

async function ask(
  planId: number,
  input: TaxEstimateInput,
  signal: AbortSignal,
): Promise<Tax | null> {
  try {
    const result = await estimateTax(browserApi, planId, input, { signal })
    if (!result.ok) return { ...unknown, failure: callFailure(result.error) }
    if (result.data.amount !== null) return { ...unknown, amount: result.data.amount }
    return { ...unknown, failure: { ...defaultFailure, messages: result.data.messages } }
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
