'use client'

import { useEffect, useEffectEvent } from 'react'
import { useNextStep } from './use-next-step'
import { useSession } from '@/hooks/session/use-session'
import type { Locale } from '@/lib/locale/locales'

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
