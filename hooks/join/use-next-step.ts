'use client'

import { useEffect, useEffectEvent } from 'react'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { attempt } from '@/lib/api/result'
import { readFlow } from '@/lib/flow/flow-store'
import { loginPath, nextPath } from '@/lib/flow/next-path'
import type { Locale } from '@/lib/locale/locales'
import { useHydrated } from '@/hooks/use-hydrated'
import { flowPath } from '@/lib/flow/flow-path'
import { useSession } from '@/hooks/session/use-session'
import { useFlow, useFlowParams } from './use-flow'

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

/**
 * The login in the midst of the steps, which go on after it. In the server's HTML it says nothing of
 * what is next: a target of the page's own address is added to it on a click, and wins.
 */
export function useLoginPath(locale: Locale): string {
  const params = useFlowParams()
  const flow = useFlow()
  return useHydrated() ? loginPath({ locale, params, flow }) : flowPath('login', { locale, params })
}

/**
 * Leads somebody who is signed in already past a step that is for guests; not while `busy`, when the
 * step itself is what signs them in. Tells whether they are on their way.
 */
export function useMemberSkip(locale: Locale, busy: boolean): boolean {
  const { status } = useSession()
  const nextStep = useNextStep(locale)
  const isMember = status === 'member'
  const skip = useEffectEvent(() => {
    if (!busy) void nextStep().then((path) => window.location.replace(path))
  })
  useEffect(() => {
    if (isMember) skip()
  }, [isMember])
  return isMember
}
