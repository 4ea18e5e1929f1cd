'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { withoutAdditionalEmail } from '@/lib/flow/flow-params'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import { readFlow } from '@/lib/flow/flow-store'
import { useFlowParams } from './use-flow'
import { useNextStep } from './use-next-step'

/**
 * Returns a function that goes on from the steps about studio accounts: guests to the sign-up,
 * members to the next step, or back to their account when they came from it.
 */
export function useLeaveAccounts() {
  const locale = useLocale()
  const router = useRouter()
  const params = withoutAdditionalEmail(useFlowParams())
  const nextStep = useNextStep(locale)
  const isMember = useSignedIn() === true

  async function leave(): Promise<void> {
    if (!isMember) return router.push(flowPath('signup-information', { locale, params }))
    if (readFlow().addOrigin === 'account') {
      return router.push(flowLinks(locale, params)('linked-accounts'))
    }
    window.location.replace(await nextStep())
  }

  return { leave, isMember }
}
