'use client'

import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '@/hooks/use-online'
import { useRead } from '@/hooks/use-read'
import { useSearch } from '@/hooks/use-search'
import { useSession } from '@/hooks/session/use-session'
import { browserApi } from '@/lib/api/browser'
import { type Benefit, getBenefit } from '@/lib/api/benefits'
import type { swrKeys } from '@/lib/api/swr-keys'
import { benefitIdIn, benefitView } from '@/lib/benefit/benefit-view'

/**
 * The benefit that the address names, as far as it concerns who is there. After a lost connection
 * it is read again by itself.
 *
 * @param keyOf where it is kept: what has just been claimed is not looked up as it was before
 */
export function useBenefit(keyOf: typeof swrKeys.benefit | typeof swrKeys.claimedBenefit) {
  const id = benefitIdIn(useSearch())
  const session = useSession()
  const isOnline = useOnline()
  const isKnown = session.status === 'guest' || session.status === 'member'
  const key = id !== null && isKnown ? keyOf(id, session.user?.uuid ?? null) : null
  const read = useRead<readonly unknown[], Benefit>(key, () => getBenefit(browserApi, id!))
  const view = benefitView({ id, session: session.status, read })

  const retry = session.status === 'unavailable' ? session.retry : read.retry
  const readAgain = useEffectEvent(() => {
    if (view.kind === 'unavailable') retry()
  })
  useEffect(() => {
    if (isOnline) readAgain()
  }, [isOnline])

  return { id, session, view, retry, isRetrying: read.isLoading, isOnline }
}
