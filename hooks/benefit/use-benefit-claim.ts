'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useFlowParams } from '@/hooks/join/use-flow'
import { browserApi } from '@/lib/api/browser'
import { type BenefitClaim, claimBenefit } from '@/lib/api/benefits'
import { type FailureTexts, failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { swrKeys } from '@/lib/api/swr-keys'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'

interface ClaimOptions {
  id: string
  texts: FailureTexts
  /** The claim had been made before, here or elsewhere. */
  onRepeated: () => void
}

/**
 * Claims a benefit and leads to the screen that says so. `failure` says why that did not
 * work. A claim whose response was lost can be made again.
 */
export function useBenefitClaim({ id, texts, onRepeated }: ClaimOptions) {
  const locale = useLocale()
  const params = useFlowParams()
  const router = useRouter()
  const { mutate } = useSWRConfig()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function claim() {
    setBusy(true)
    setFailure(null)
    const result = await claimBenefit(browserApi, id)
    if (result.ok && result.data.success) {
      if (result.data.alreadyClaimed) onRepeated()
      forgetPendingClaim()
      // What the benefit opens is read anew.
      void mutate((key) => key === swrKeys.user, undefined)
      router.push(
        flowPath('subscription-success', { locale, params, extra: { flow: 'enterprise', id } }),
      )
      return
    }
    setBusy(false)
    setFailure(reason(result, texts))
  }

  return { claim, isBusy, failure }
}

/** Why a claim was refused or failed; null when the session has ended, which the page reports. */
function reason(result: Result<BenefitClaim>, texts: FailureTexts): string | null {
  if (!result.ok) return failureText(result.error, texts)
  const said = result.data.success ? '' : result.data.messages.join(' ')
  return said || texts.failed
}

/** The steps to a purchase no longer lead to the benefit, and later steps are not part of it. */
export function forgetPendingClaim(): void {
  const queryParams = { ...readFlow().queryParams }
  if (queryParams.flow === 'enterprise') delete queryParams.flow
  updateFlow({ pendingEnterpriseId: null, queryParams })
}
