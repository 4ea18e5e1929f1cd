'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { prefetchPages } from '@/lib/navigation/prefetch-pages'

/** Fetches the pages that are likely to be asked for next; renders nothing. */
export function PagePrefetching() {
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => prefetchPages((path) => router.prefetch(path)), [router, pathname])
  return null
}
