'use client'

import { useEffect } from 'react'
import { useStore } from '@/hooks/use-store'
import { endNavigation, pendingNavigation } from '@/lib/navigation/pending-navigation'

/** A line at the top of the screen while a page is on the way; the router announces its arrival. */
export function NavigationProgress() {
  const isPending = useStore(pendingNavigation)
  useEffect(() => {
    // The browser brings a page back as it was left, for example for another language.
    window.addEventListener('pageshow', endNavigation)
    return () => window.removeEventListener('pageshow', endNavigation)
  }, [])
  return <div className="page-progress" data-pending={isPending || undefined} aria-hidden="true" />
}
