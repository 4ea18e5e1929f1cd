'use client'

import { useStore } from '@/hooks/use-store'
import { pendingNavigation } from '@/lib/navigation/pending-navigation'

/** A line at the top of the screen while a page is on the way; the router announces its arrival. */
export function NavigationProgress() {
  const isPending = useStore(pendingNavigation)
  return <div className="page-progress" data-pending={isPending || undefined} aria-hidden="true" />
}
