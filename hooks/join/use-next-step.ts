'use client'

import { useEffect, useEffectEvent } from 'react'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { attempt } from '@/lib/api/result'
import { withoutAdditionalEmail } from '@/lib/flow/flow-params'
import { readFlow } from '@/lib/flow/flow-store'
import { loginPath, nextPath, pendingActionPath } from '@/lib/flow/next-path'
import { parsePendingAction } from '@/lib/flow/pending-action'
import { releasePendingAction } from '@/lib/flow/pending-action-store'
import type { Locale } from '@/lib/locale/locales'
import { useHydrated } from '@/hooks/use-hydrated'
import { flowPath } from '@/lib/flow/flow-path'
import { useSession } from '@/hooks/session/use-session'
import { useFlow, useFlowParams } from './use-flow'

/**
 * Returns a function that finds the next step after signing in or up (Specification 4). It asks the
 * provider whether anything entitles the user already; when that fails, it goes to the plan
 * selector, which shows it.
 */
export function useNextStep(locale: Locale): () => Promise<string> {
  const params = useFlowParams()

  return async () => {
    const user = await attempt(getUser(browserApi))
    const entitled = user.ok && (user.data.entitled || user.data.hasActiveSubscription)
    const path = nextPath(
      { locale, params: withoutAdditionalEmail(params), flow: readFlow() },
      entitled,
    )
    if (user.ok && path === pendingActionPath({ locale, params }))
      releasePendingAction(parsePendingAction(params.pendingAction), user.data.uuid, Date.now())
    return path
  }
}

/**
 * The login within the flow, which continues after it. In the server's HTML it has no redirect
 * target; a target in the page's own URL is added on click and takes precedence.
 */
export function useLoginPath(locale: Locale): string {
  const params = useFlowParams()
  const flow = useFlow()
  return useHydrated() ? loginPath({ locale, params, flow }) : flowPath('login', { locale, params })
}

/**
 * Sends signed-in users past a step for guests, except while it is `held`: when the step itself
 * signs them in, or is for them too. Returns whether the redirect is in progress.
 */
export function useMemberSkip(locale: Locale, held: boolean): boolean {
  const { status } = useSession()
  const nextStep = useNextStep(locale)
  const isMember = status === 'member'
  const skip = useEffectEvent(() => {
    if (!held) void nextStep().then((path) => window.location.replace(path))
  })
  useEffect(() => {
    if (isMember) skip()
  }, [isMember])
  return isMember && !held
}
