'use client'

import { useFlow } from './use-flow'
import { useFlowParams } from './use-flow-params'
import { useHydrated } from '@/hooks/use-hydrated'
import { flowPath } from '@/lib/flow/flow-path'
import { loginPath } from '@/lib/flow/next-path'
import type { Locale } from '@/lib/locale/locales'

/**
 * The login in the midst of the steps, which go on after it. In the server's HTML it says nothing of
 * what is next: a target of the page's own address is added to it on a click, and wins.
 */
export function useLoginPath(locale: Locale): string {
  const params = useFlowParams()
  const flow = useFlow()
  return useHydrated() ? loginPath({ locale, params, flow }) : flowPath('login', { locale, params })
}
