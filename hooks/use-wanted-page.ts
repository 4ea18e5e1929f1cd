import { useEffect } from 'react'
import { useSession } from '@/hooks/session/use-session'
import { parsePendingAction } from '@/lib/flow/pending-action'
import { releasePendingAction } from '@/lib/flow/pending-action-store'
import type { Locale } from '@/lib/locale/locales'
import { targetPath } from '@/lib/navigation/safe-path'
import { useSearch } from './use-search'

/** The page of a class or video that a member could not watch or book. */
export interface WantedPage {
  path: string
  /** What is to be carried out there, as it stands in the address. */
  pendingAction: string | null
}

/** The page that a refusal has led here from; null when something else did. */
export function useWantedPage(locale: Locale): WantedPage | null {
  const query = new URLSearchParams(useSearch())
  const path = targetPath(query.get('onSuccessPurchase'), locale, '')
  return path === '' ? null : { path, pendingAction: query.get('pendingAction') }
}

/** The parameters that keep that page on the way to another screen. */
export const wantedParams = (wanted: WantedPage | null) => ({
  onSuccessPurchase: wanted?.path,
  pendingAction: wanted?.pendingAction,
})

/** Lets the member do what they came for, once nothing stands in the way (`isReady`). */
export function useReleasedAction(wanted: WantedPage | null, isReady: boolean): void {
  const userId = useSession().user?.uuid ?? null
  const pendingAction = (isReady && wanted?.pendingAction) || null
  useEffect(() => {
    if (userId !== null && pendingAction !== null)
      releasePendingAction(parsePendingAction(pendingAction), userId, Date.now())
  }, [userId, pendingAction])
}
