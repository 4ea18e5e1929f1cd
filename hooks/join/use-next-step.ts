'use client'

import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { attempt } from '@/lib/api/result'
import { readFlow } from '@/lib/flow/flow-store'
import { nextPath } from '@/lib/flow/next-path'
import type { Locale } from '@/lib/locale/locales'
import { useFlowParams } from './use-flow-params'

/**
 * Where somebody who has just signed in or up goes (Specification 4). Whether they are
 * subscribed already is asked of the provider; when that fails they are shown the plans, which say it.
 */
export function useNextStep(locale: Locale): () => Promise<string> {
  const params = useFlowParams()

  return async () => {
    const user = await attempt(getUser(browserApi))
    const entitled = user.ok && user.data.hasActiveSubscription
    return nextPath({ locale, params, flow: readFlow() }, entitled)
  }
}
