import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { screenOf } from '@/lib/routing/screen-of'
import { track } from '@/lib/tracking/track'

/** Tracks one view for every navigation to a screen, with the id in its address, if any. */
export function usePageView(): void {
  const pathname = usePathname()
  const id = useSearchParams().get('id')
  useEffect(() => {
    const page = screenOf(pathname)
    if (page) track('Page View', { page, pathname, ...(id && { id }) })
  }, [pathname, id])
}
