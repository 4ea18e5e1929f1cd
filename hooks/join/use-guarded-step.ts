'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import { flowPath } from '@/lib/flow/flow-path'
import type { ScreenKey } from '@/lib/routing/screens'
import { useFlowParams } from './use-flow'

/**
 * Sends whoever opens a step without what it needs to an earlier one, with the parameters kept.
 * Returns whether the step may be shown.
 *
 * @param has whether the state of the flow holds what the step needs
 */
export function useGuardedStep(has: boolean, otherwise: ScreenKey): boolean {
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const hydrated = useHydrated()
  const missing = hydrated && !has
  const goBack = useEffectEvent(() => router.replace(flowPath(otherwise, { locale, params })))

  useEffect(() => {
    if (missing) goBack()
  }, [missing])

  return hydrated && has
}
