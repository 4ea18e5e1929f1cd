'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { endNavigation } from '@/lib/navigation/pending-navigation'
import { searchStore } from '@/lib/navigation/search-store'
import { idInPath, screenOf } from '@/lib/routing/screens'
import { track } from '@/lib/tracking/track'

/** Tracks page views; renders nothing. */
export function PageViews() {
  usePageView()
  return null
}

/** Notifies `useSearch` and `NavigationProgress` of every navigation. */
export function AddressWatcher() {
  const search = useSearchParams()
  const pathname = usePathname()
  useEffect(() => searchStore.notify(), [search])
  useEffect(() => endNavigation(), [search, pathname])
  return null
}

/** Tracks one view for every navigation to a screen, with the id in its URL, if any. */
function usePageView(): void {
  const pathname = usePathname()
  const named = useSearchParams().get('id')
  useEffect(() => {
    const page = screenOf(pathname)
    const id = named ?? idInPath(pathname)
    if (page) track('Page View', { page, pathname, ...(id && { id }) })
  }, [pathname, named])
}
