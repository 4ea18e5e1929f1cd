import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ScreenKey } from '@/lib/routing/screens'
import { track } from '@/lib/tracking/track'

/** Tracks one view of a screen for every navigation to it; `id` names the entity shown, if any. */
export function usePageView(page: ScreenKey, id?: number | string): void {
  const pathname = usePathname()
  useEffect(() => {
    track('Page View', { page, pathname, ...(id !== undefined && { id }) })
  }, [page, pathname, id])
}
