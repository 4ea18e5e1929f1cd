import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { idInPath, screenOf } from '@/lib/routing/screen-of'
import { track } from '@/lib/tracking/track'

/** Tracks one view for every navigation to a screen, with the id that its address names, if any. */
export function usePageView(): void {
  const pathname = usePathname()
  const named = useSearchParams().get('id')
  useEffect(() => {
    const page = screenOf(pathname)
    const id = named ?? idInPath(pathname)
    if (page) track('Page View', { page, pathname, ...(id && { id }) })
  }, [pathname, named])
}
